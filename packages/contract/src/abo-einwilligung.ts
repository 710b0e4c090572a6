/** What people agree to when they order; other words are another version, and each order says to which it agreed. */
export const aboEinwilligung = {
  version: '2026-11',
  text: 'Mit der Bestellung willigen Sie ein, dass wir Ihre E-Mail-Adresse und Ihre Auswahl speichern, um Sie zu benachrichtigen. Sie können jederzeit abbestellen: mit dem Link in jeder E-Mail. Dann löschen wir beides.',
} as const
