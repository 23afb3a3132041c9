export const feedback = {
  question: 'Did this doc help you?',
  yes: 'Yes',
  no: 'No',
  details: { yes: 'What helped you? (optional)', no: 'What did you miss? (optional)' },
  email: 'E-mail (optional)',
  emailNote: 'Only for an answer to you. It is kept apart from your comment and deleted with it.',
  emailInvalid: 'This is not an e-mail address. Correct it, such as name@example.com, or clear it.',
  website: 'Leave this field empty',
  send: 'Send',
  sending: 'Sending…',
  tryAgain: 'Try again',
  voted: 'Thank you, your answer is saved. Add details if you like.',
  kept: 'Not sent yet: your feedback is still here.',
  online: 'You are online again. Your feedback is still here: choose “Try again” to send it.',
  sent: 'Thank you! Your feedback is saved and helps to improve this page.',
  offline:
    'Not sent: you are offline. Your feedback is kept here; choose “Try again” when you are back online.',
  unreachable:
    'Not sent: the feedback server could not be reached. Your feedback is kept here; check your connection and choose “Try again”.',
  timeout:
    'Not sent: the feedback server did not answer in time. Your feedback is kept here; choose “Try again”.',
  busy: (seconds: number | undefined) =>
    `Not sent: too many answers came from your network. Your feedback is kept here; choose “Try again” ${describeWait(seconds)}.`,
  tooLong: 'Not sent: the text is too long. Shorten it and choose “Try again”.',
  closed:
    'Not sent: your answer is older than a day and can no longer be changed. Your feedback is kept here; choose “Try again” to send it as a new answer.',
  refused: (status: number) =>
    `Not sent: the feedback server refused it (status ${String(status)}). Your feedback is kept here; copy it if you want to report it elsewhere.`,
  broken: (status: number) =>
    `Not sent: the feedback server has a problem (status ${String(status)}). Your feedback is kept here; choose “Try again” in a few minutes.`,
  notLoaded: 'This could not be loaded. Check your connection and choose again.',
};

function describeWait(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a minute';
  if (seconds < 90) return `in ${String(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `in ${String(Math.ceil(seconds / 60))} minutes`;
}
