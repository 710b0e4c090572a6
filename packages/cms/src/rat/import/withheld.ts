import type { ItemReason } from './judge-agenda.ts'

/** Why an object of a source is withheld. */
type Reason =
  | ItemReason
  | 'text'
  | 'meeting'
  | 'meeting-of-body'
  | 'body'
  | 'paper'
  | 'paper-title'
  | 'paper-unused'
  | 'paper-contradictory'
  | 'file-of-meeting'
  | 'file-elsewhere'
  | 'file-name'
  | 'file-whole'
  | 'file-private'

/** Number of withheld objects by reason. Never their names: others may see the report, and it is kept. */
export type Withheld = Partial<Record<Reason, number>>

/** Singular and plural of each reason. */
const words: Readonly<Record<Reason, readonly [one: string, many: string]>> = {
  'says-closed': [
    'Tagesordnungspunkt ist dort nichtöffentlich („public“ ist false, oder ein anderes Feld sagt es)',
    'Tagesordnungspunkte sind dort nichtöffentlich („public“ ist false, oder ein anderes Feld sagt es)',
  ],
  unsaid: [
    'Tagesordnungspunkt sagt nicht, ob er öffentlich ist („public“ fehlt)',
    'Tagesordnungspunkte sagen nicht, ob sie öffentlich sind („public“ fehlt)',
  ],
  'no-boolean': [
    'Tagesordnungspunkt nennt „public“, aber weder true noch false',
    'Tagesordnungspunkte nennen „public“, aber weder true noch false',
  ],
  heading: ['Überschrift eines nichtöffentlichen Teils', 'Überschriften nichtöffentlicher Teile'],
  'after-heading': [
    'Tagesordnungspunkt steht hinter dem Ende des öffentlichen oder der Überschrift eines nichtöffentlichen Teils, oder die Zählung beginnt vor ihm neu',
    'Tagesordnungspunkte stehen hinter dem Ende des öffentlichen oder der Überschrift eines nichtöffentlichen Teils, oder die Zählung beginnt vor ihnen neu',
  ],
  number: [
    'Tagesordnungspunkt hat die Nummer eines nichtöffentlichen (wie „N 1“)',
    'Tagesordnungspunkte haben die Nummer eines nichtöffentlichen (wie „N 1“)',
  ],
  title: [
    'Tagesordnungspunkt nennt sich selbst nichtöffentlich; er steht mit Nummer bei seiner Sitzung',
    'Tagesordnungspunkte nennen sich selbst nichtöffentlich; sie stehen mit Nummer bei ihrer Sitzung',
  ],
  unread: ['Tagesordnungspunkt war nicht zu lesen', 'Tagesordnungspunkte waren nicht zu lesen'],
  text: [
    'Beschluss oder Ergebnis eines öffentlichen Tagesordnungspunkts nennt sich in seinem Text nichtöffentlich; der Punkt steht hier ohne diesen Text',
    'Beschlüsse oder Ergebnisse öffentlicher Tagesordnungspunkte nennen sich in ihrem Text nichtöffentlich; die Punkte stehen hier ohne diesen Text',
  ],
  meeting: [
    'Sitzung hat nur Nichtöffentliches, oder sie nennt sich selbst nichtöffentlich',
    'Sitzungen haben nur Nichtöffentliches, oder sie nennen sich selbst nichtöffentlich',
  ],
  'meeting-of-body': [
    'Sitzung gehört zu einem Gremium, das sich dort selbst nichtöffentlich nennt',
    'Sitzungen gehören zu Gremien, die sich dort selbst nichtöffentlich nennen',
  ],
  body: [
    'Gremium ist dort in einem Feld als nichtöffentlich gekennzeichnet',
    'Gremien sind dort in einem Feld als nichtöffentlich gekennzeichnet',
  ],
  paper: [
    'Vorlage gehört nur zu Punkten, die nicht öffentlich sind',
    'Vorlagen gehören nur zu Punkten, die nicht öffentlich sind',
  ],
  'paper-title': [
    'Vorlage nennt sich selbst nichtöffentlich (Titel, Nummer, Art oder ein anderes Feld)',
    'Vorlagen nennen sich selbst nichtöffentlich (Titel, Nummer, Art oder ein anderes Feld)',
  ],
  'paper-unused': [
    'Vorlage gehört zu keinem bekannten Tagesordnungspunkt',
    'Vorlagen gehören zu keinem bekannten Tagesordnungspunkt',
  ],
  'paper-contradictory': [
    'Vorlage hat widersprüchliche Beratungen: Sitzung und Punkt passen nicht zusammen, oder auch ein nichtöffentlicher Punkt nennt sie',
    'Vorlagen haben widersprüchliche Beratungen: Sitzung und Punkt passen nicht zusammen, oder auch ein nichtöffentlicher Punkt nennt sie',
  ],
  'file-of-meeting': [
    'Datei einer Sitzung, von der nicht sicher alles öffentlich ist (auch, weil ihr Name oder eine ihrer Dateien einen nichtöffentlichen Teil erkennen lässt oder in der Zählung Punkte fehlen), und der Dateiname nennt nicht genau den öffentlichen Teil (wie „Niederschrift öffentlich“); sie steht unter „Weggelassene Dateien“',
    'Dateien von Sitzungen, von denen nicht sicher alles öffentlich ist (auch, weil ihr Name oder eine ihrer Dateien einen nichtöffentlichen Teil erkennen lässt oder in der Zählung Punkte fehlen), und der Dateiname nennt nicht genau den öffentlichen Teil (wie „Niederschrift öffentlich“); sie stehen unter „Weggelassene Dateien“',
  ],
  'file-whole': [
    'Datei umfasst nach ihrem Namen alle Teile einer Sitzung (wie „Gesamtniederschrift“); sie steht unter „Weggelassene Dateien“',
    'Dateien umfassen nach ihrem Namen alle Teile einer Sitzung (wie „Gesamtniederschrift“); sie stehen unter „Weggelassene Dateien“',
  ],
  'file-private': [
    'Datei enthält nach ihrem Namen Zugangsdaten oder Entschuldigungen; sie steht unter „Weggelassene Dateien“',
    'Dateien enthalten nach ihrem Namen Zugangsdaten oder Entschuldigungen; sie stehen unter „Weggelassene Dateien“',
  ],
  'file-elsewhere': [
    'Datei steht auch bei etwas, das nicht öffentlich ist',
    'Dateien stehen auch bei etwas, das nicht öffentlich ist',
  ],
  'file-name': [
    'Datei nennt sich selbst nichtöffentlich, auch in einem Feld, oder die Nummer eines solchen Punktes, oder ist nach ihrem Namen nur für wenige („intern“, „nur Ratsmitglieder“, „ungeschwärzt“, „gesperrt bis …“)',
    'Dateien nennen sich selbst nichtöffentlich, auch in einem Feld, oder die Nummer eines solchen Punktes, oder sind nach ihrem Namen nur für wenige („intern“, „nur Ratsmitglieder“, „ungeschwärzt“, „gesperrt bis …“)',
  ],
}

const reasons = Object.keys(words) as Reason[]

export function withholdTo(withheld: Withheld) {
  return (reason: Reason, count = 1): void => {
    if (count > 0) withheld[reason] = (withheld[reason] ?? 0) + count
  }
}
export type Withhold = ReturnType<typeof withholdTo>

/** Returns the lines of the report, with advice for the operator. */
export function withheldLines(withheld: Withheld): string[] {
  const lines = reasons.flatMap(reason => {
    const count = withheld[reason] ?? 0
    const [one, many] = words[reason]
    return count > 0 ? [`${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`] : []
  })
  const isMissingWord = (withheld.unsaid ?? 0) + (withheld['no-boolean'] ?? 0) > 0
  return isMissingWord
    ? [
        ...lines,
        'Damit solche Punkte erscheinen, muss der andere Server bei jedem öffentlichen „public“: true sagen; bitte dessen Betreiber darum bitten. Einzelne lassen sich in der Redaktion ergänzen.',
      ]
    : lines
}
