/**
 * The text of the consent to a subscription. A changed text needs a new version; each subscription stores the
 * version of its consent.
 */
export const aboEinwilligung = {
  version: '2026-11',
  text: 'Mit der Bestellung willigen Sie ein, dass wir Ihre E-Mail-Adresse und Ihre Auswahl speichern, um Sie zu benachrichtigen. Sie können jederzeit abbestellen: mit dem Link in jeder E-Mail. Dann löschen wir beides.',
} as const
