import type { Finding } from './finding.ts'
import type { Subject } from './places.ts'

/** Search engines and tabs cut longer titles. */
const LONGEST_TITLE = 60

/** Finds missing fields that visitors and search engines need. */
export function completenessFindings({ record: { kind, title }, data }: Subject): Finding[] {
  const findings: Finding[] = []
  const add = (regel: string, feld: string, satz: string, rat: string) =>
    findings.push({ gewicht: 'hinweis', regel, feld, satz, rat })
  const titel = wordsOf(data[title])
  const isPage = kind === 'seite'
  if ((isPage || kind === 'aktuelles') && titel.length > LONGEST_TITLE)
    add(
      'titel-lang',
      title,
      `Der Titel hat ${titel.length} Zeichen.`,
      `Kommen Sie mit ${LONGEST_TITLE} aus; Suchmaschinen schneiden den Rest ab.`,
    )
  if (kind === 'stadt' && wordsOf(data['ags']) === '')
    add(
      'schluessel-fehlt',
      'ags',
      'Der Amtliche Gemeindeschlüssel fehlt: Die Website weiß nicht, in welchem Land die Stadt liegt.',
      'Tragen Sie ihn ein. Sonst gelten nur die bundesweiten Feiertage, und die Pflichtseiten nennen kein Gesetz und keine Stelle des Landes.',
    )
  if (!isPage) return findings
  const description = 'Schreiben Sie in einem Satz, was man hier findet. Suchmaschinen zeigen ihn.'
  if (wordsOf(data['description']) === '')
    add('beschreibung', 'description', 'Die Seite hat keine Beschreibung.', description)
  if (!hasEntries(data['content']))
    add(
      'seite-leer',
      'content',
      'Auf der Seite steht noch nichts.',
      'Fügen Sie einen Baustein ein, zum Beispiel einen Text.',
    )
  for (const [feld, text] of [
    ['pruefvermerk', data['sprache'] === 'leicht' ? data : undefined],
    ['leichteSprache.pruefvermerk', data['leichteSprache']],
  ] as const) {
    if (typeof text !== 'object' || text === null) continue
    if (wordsOf((text as Record<string, unknown>)['pruefvermerk']) !== '') continue
    add(
      'pruefvermerk',
      feld,
      'Bei der Leichten Sprache steht nicht, wer den Text geprüft hat.',
      'Lassen Sie Menschen mit Lernschwierigkeiten den Text prüfen, und nennen Sie die Prüfgruppe.',
    )
  }
  return findings
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const hasEntries = (value: unknown): boolean => Array.isArray(value) && value.length > 0
