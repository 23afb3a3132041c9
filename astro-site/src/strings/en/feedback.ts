export const feedback = {
  question: 'Did this doc help you?',
  yes: 'Yes',
  no: 'No',
  details: { yes: 'What helped you? (optional)', no: 'What did you miss? (optional)' },
  email: 'E-mail (optional)',
  emailNote:
    'Only used to reply to you. It is stored separately from your comment and deleted together with it.',
  emailInvalid: 'Enter a valid e-mail address, such as name@example.com, or leave the field empty.',
  website: 'Leave this field empty',
  send: 'Send',
  sending: 'Sending…',
  tryAgain: 'Try again',
  voted: 'Thank you, your answer was saved. You can add details if you like.',
  kept: 'Your feedback has not been sent yet. It is still here.',
  online: 'You are back online. Your feedback is still here. Choose “Try again” to send it.',
  sent: 'Thank you! Your feedback was saved and helps us improve this page.',
  offline:
    'Not sent: you are offline. Your feedback is still here. Choose “Try again” when you are back online.',
  unreachable:
    'Not sent: the feedback server could not be reached. Your feedback is still here. Check your connection and choose “Try again”.',
  timeout:
    'Not sent: the feedback server did not respond in time. Your feedback is still here. Choose “Try again”.',
  busy: (seconds: number | undefined) =>
    `Not sent: there were too many answers from your network. Your feedback is still here. Choose “Try again” ${describeWait(seconds)}.`,
  tooLong: 'Not sent: your text is too long. Shorten it and choose “Try again”.',
  closed:
    'Not sent: your answer is more than a day old and can no longer be changed. Your feedback is still here. Choose “Try again” to send it as a new answer.',
  refused: (status: number) =>
    `Not sent: the feedback server rejected your feedback (status ${String(status)}). It is still here, so you can copy it and report it elsewhere.`,
  broken: (status: number) =>
    `Not sent: the feedback server has a problem (status ${String(status)}). Your feedback is still here. Choose “Try again” in a few minutes.`,
  notLoaded: 'The form could not be loaded. Check your connection and try again.',
};

function describeWait(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a minute';
  if (seconds < 90) return `in ${String(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `in ${String(Math.ceil(seconds / 60))} minutes`;
}
