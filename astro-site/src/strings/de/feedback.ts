import type { feedback as English } from '../en/feedback.ts';

export const feedback: typeof English = {
  question: 'Hat Ihnen diese Seite geholfen?',
  yes: 'Ja',
  no: 'Nein',
  details: { yes: 'Was hat geholfen? (freiwillig)', no: 'Was hat gefehlt? (freiwillig)' },
  email: 'E-Mail (freiwillig)',
  emailNote:
    'Wird nur genutzt, um Ihnen zu antworten. Sie wird getrennt von Ihrem Kommentar gespeichert und zusammen mit ihm gelöscht.',
  emailInvalid:
    'Geben Sie eine gültige E-Mail-Adresse ein, etwa name@example.com, oder lassen Sie das Feld leer.',
  website: 'Dieses Feld bitte leer lassen',
  send: 'Senden',
  sending: 'Wird gesendet…',
  tryAgain: 'Erneut versuchen',
  voted: 'Danke, Ihre Antwort wurde gespeichert. Wenn Sie möchten, können Sie mehr dazu schreiben.',
  kept: 'Ihre Rückmeldung wurde noch nicht gesendet. Sie ist noch da.',
  online:
    'Sie sind wieder online. Ihre Rückmeldung ist noch da. Mit „Erneut versuchen“ senden Sie sie.',
  sent: 'Danke! Ihre Rückmeldung wurde gespeichert und hilft uns, diese Seite zu verbessern.',
  offline:
    'Nicht gesendet: Sie sind offline. Ihre Rückmeldung ist noch da. Wählen Sie „Erneut versuchen“, sobald Sie wieder online sind.',
  unreachable:
    'Nicht gesendet: Der Server für Rückmeldungen ist nicht erreichbar. Ihre Rückmeldung ist noch da. Prüfen Sie Ihre Verbindung und wählen Sie „Erneut versuchen“.',
  timeout:
    'Nicht gesendet: Der Server für Rückmeldungen hat nicht rechtzeitig geantwortet. Ihre Rückmeldung ist noch da. Wählen Sie „Erneut versuchen“.',
  busy: (seconds) =>
    `Nicht gesendet: Aus Ihrem Netz kamen zu viele Antworten. Ihre Rückmeldung ist noch da. Wählen Sie „Erneut versuchen“ ${describeWait(seconds)}.`,
  tooLong:
    'Nicht gesendet: Ihr Text ist zu lang. Kürzen Sie ihn und wählen Sie „Erneut versuchen“.',
  closed:
    'Nicht gesendet: Ihre Antwort ist älter als ein Tag und kann nicht mehr geändert werden. Ihre Rückmeldung ist noch da. Mit „Erneut versuchen“ senden Sie sie als neue Antwort.',
  refused: (status) =>
    `Nicht gesendet: Der Server hat Ihre Rückmeldung abgelehnt (Status ${String(status)}). Sie ist noch da, sodass Sie sie kopieren und auf anderem Weg melden können.`,
  broken: (status) =>
    `Nicht gesendet: Der Server für Rückmeldungen hat ein Problem (Status ${String(status)}). Ihre Rückmeldung ist noch da. Wählen Sie „Erneut versuchen“ in einigen Minuten.`,
  notLoaded:
    'Das Formular konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};

function describeWait(seconds: number | undefined): string {
  if (seconds === undefined) return 'in einer Minute';
  if (seconds < 90) return `in ${String(seconds)} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}`;
  return `in ${String(Math.ceil(seconds / 60))} Minuten`;
}
