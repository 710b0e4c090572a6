/**
 * What towns put before their name; any other text, such as `Neustadt an der Weinstraße`, counts as the name
 * alone.
 */
const FEMININE =
  /^(?<adjective>Große )?(?<rest>(?:Stadt|Kreisstadt|Hansestadt|Landeshauptstadt|Universitätsstadt|Gemeinde|Ortsgemeinde|Samtgemeinde|Verbandsgemeinde|Einheitsgemeinde) .*)$/
const MASCULINE = /^(?<noun>Markt|Flecken)(?<rest> .*)$/
const MASCULINE_GENITIVE: Readonly<Record<string, string>> = { Markt: 'Marktes', Flecken: 'Fleckens' }

/** The genitive after „die Website“: „der Stadt Rebenau“, „des Marktes Rebenau“, „von Rebenau“. */
export function inGenitive(town: string): string {
  if (town === '') return 'der Stadt'
  const feminine = FEMININE.exec(town)?.groups
  if (feminine) return `der ${feminine['adjective'] ? 'Großen ' : ''}${feminine['rest']}`
  const masculine = MASCULINE.exec(town)?.groups
  return masculine ? `des ${MASCULINE_GENITIVE[masculine['noun'] ?? '']}${masculine['rest']}` : `von ${town}`
}

/** The accusative after „an“: „die Stadt Rebenau“, „den Markt Rebenau“, „Rebenau“. */
export function inAccusative(town: string): string {
  if (town === '') return 'die Stadt'
  if (FEMININE.test(town)) return `die ${town}`
  return MASCULINE.test(town) ? `den ${town}` : town
}
