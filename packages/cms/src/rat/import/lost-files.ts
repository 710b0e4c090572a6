import { medienPfad } from '@rathausplatz/contract/medien'

/**
 * Reports the number of files that the source no longer names; not their names, which may be closed there
 * now.
 */
export function lostFiles(before: object, after: object): string[] {
  const now = filesIn(after)
  const lost = filesIn(before).filter(
    file => !now.some(({ url, titel }) => url === file.url || titel === file.titel),
  )
  if (lost.length === 0) return []
  return [
    lost.length === 1
      ? '1 Datei kommt von dort nicht mehr und fehlt deshalb auch hier'
      : `${lost.length} Dateien kommen von dort nicht mehr und fehlen deshalb auch hier`,
  ]
}

type NamedFile = { readonly url: string; readonly titel: unknown }

function filesIn(data: object): NamedFile[] {
  const { url, titel } = data as { url?: unknown; titel?: unknown }
  if (typeof url === 'string' && url.startsWith(medienPfad)) return [{ url, titel }]
  return Object.values(data).flatMap(part => (part !== null && typeof part === 'object' ? filesIn(part) : []))
}
