/** First words of a line or a link that are no first names: „Siehe Plan“, „Anlage Lageplan“, „Weitere Termine“. */
const NO_FIRST_NAMES: ReadonlySet<string> = new Set(
  `Siehe Vgl Vergleiche Vergleichen Anlage Anlagen Anhang Beilage Abschnitt Kapitel Seite Tabelle Abbildung Foto Bild
   Plan Karte Quelle Stand Der Die Das Den Dem Ein Eine Unser Unsere Ihr Ihre Zum Zur Vom Im Am Mit Nach Für Von Bei Aus
   Mehr Weitere Weiteres Alle Alles Neue Neuer Neues Erste Zweite Dritte Nächste Letzte Wichtige Aktuelle Häufige
   Liebe Lieber Sehr Guten Gute Frohe Schöne Herzliche Herzlichen Vielen Bitte Hier Jetzt Auch Oder Und Freier Freie
   Formular Antrag Download Link Hinweis Achtung Telefon Fax Kontakt`.split(/\s+/),
)
/** Tests whether two capitalised words may be a name. */
export const isFirstName = (name: string): boolean => !NO_FIRST_NAMES.has(name.split(' ', 1)[0] ?? '')
