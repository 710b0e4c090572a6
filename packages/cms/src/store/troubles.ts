/**
 * Faults that keep a machine from storing: a damaged database, a missing or replaced file, a full disk, a
 * failing disk, an unreachable database server. With a broken picture everything else works.
 */
export type Trouble = 'beschaedigt' | 'verschwunden' | 'voll' | 'platte' | 'nicht-erreichbar' | 'bild'

/** Messages for the operator: the fault and what to do. */
export const troubles: Readonly<Record<Trouble, string>> = {
  beschaedigt:
    'Die Datenbank ist beschädigt. Es wird nichts mehr gespeichert; gelesen wird, was sich lesen lässt. Bitte beenden Sie die Website, legen Sie den Datenordner beiseite und holen Sie die letzte Sicherung zurück (docs/betrieb/sicherung.md).',
  verschwunden:
    'Die Datei der Datenbank liegt nicht mehr an ihrem Platz: Sie wurde gelöscht, verschoben oder ersetzt, während die Website lief. Es wird nichts mehr gespeichert. Bitte beenden Sie die Website, legen Sie die Datei zurück oder holen Sie die letzte Sicherung zurück (docs/betrieb/sicherung.md), und starten Sie neu.',
  voll: 'Die Platte ist voll. Bis wieder Platz ist, wird nichts gespeichert, auch keine Nachricht des Kontaktformulars. Bitte schaffen Sie Platz dort, wo der Datenordner liegt.',
  platte:
    'Die Platte des Datenordners meldet Fehler oder lässt sich nicht mehr beschreiben. Bitte prüfen Sie den Datenträger und die letzte Sicherung (docs/betrieb/sicherung.md).',
  'nicht-erreichbar':
    'Die Datenbank ist nicht erreichbar. Bis sie wieder antwortet, wird nichts gespeichert und es werden keine Inhalte gezeigt. Bitte prüfen Sie den Datenbankserver und die Einstellung DATABASE_URL.',
  bild: 'Ein Bild der Website ist beschädigt und wird nicht gezeigt; das Protokoll nennt es. Bitte holen Sie es aus der Sicherung zurück oder ersetzen Sie es am Schreibtisch.',
}
