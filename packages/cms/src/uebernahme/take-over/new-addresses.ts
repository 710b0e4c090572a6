import { siteAddress } from '../../site-path.ts'
import { samePage } from '../page-in-query.ts'
import type { UebernahmeStore } from '../uebernahme-store.ts'
import type { About } from './draft.ts'

const MOST_LINKS = 1_000

/**
 * Returns the new addresses of links to the former website: the new address of an imported piece, the copy of
 * a PDF, or for other pages their former path on this site. Links to other files are left as they are, with a note.
 */
export async function newAddresses(
  rows: UebernahmeStore,
  links: readonly string[],
  about: About,
  notes: Set<string>,
) {
  const { uebernahme, outside, who } = about
  const all = [...new Set(links)].filter(link => uebernahme.about.hosts.includes(new URL(link).host))
  const own = all.slice(0, MOST_LINKS)
  if (all.length > own.length)
    notes.add(`Die ersten ${MOST_LINKS} Links führen an ihren neuen Ort, die übrigen zur alten Website.`)
  const found = new Map<string, string>()
  if (own.length === 0) return found
  const plain = (link: string) => link.replace(/#.*$/, '')
  const spellings = (link: string) => [
    plain(link),
    plain(link).replace(/\/$/, ''),
    `${plain(link).replace(/\/$/, '')}/`,
    ...samePage(link),
  ]
  const stuecke = await rows.byAddresses(uebernahme.id, own.flatMap(spellings))
  const byAddress = new Map(stuecke.map(stueck => [stueck.adresse, stueck]))
  for (const link of own) {
    const stueck = spellings(link)
      .map(one => byAddress.get(one))
      .find(Boolean)
    const isPdf = /\.pdf$/i.test(new URL(link).pathname)
    if (stueck?.zustand === 'uebernommen') found.set(link, stueck.ziel)
    // Keeps the former address: it redirects once the piece is public, wherever the piece is then.
    else if (stueck) found.set(link, pathWithQuery(link))
    else if (isPdf && outside?.files) {
      const taken = await outside.files.document(link, '', who)
      if (taken.ok) {
        found.set(link, taken.file.adresse)
        if (taken.file.mangel)
          notes.add(
            `Das Dokument ${fileName(link)} ${taken.file.mangel}. Bitte ersetzen Sie es, wenn es weiter gebraucht wird.`,
          )
      } else notes.add(`Ein Dokument wurde nicht übernommen: ${link.slice(0, 200)} ${taken.satz}`)
    } else if (isPdf) notes.add(`Ein Dokument liegt noch auf der alten Website: ${link.slice(0, 200)}`)
    else if (isOtherFile(link))
      notes.add(
        `Eine Datei liegt noch auf der alten Website: ${link.slice(0, 200)} Bitte laden Sie sie als PDF hoch und ändern Sie den Link.`,
      )
    else found.set(link, pathWithQuery(link))
  }
  return found
}

const fileName = (link: string): string => new URL(link).pathname.split('/').at(-1)?.slice(0, 100) ?? ''

/** Files that the library does not keep. Their links still lead to the old website. */
const OTHER_FILE =
  /\.(?:doc|dot|xls|ppt|odt|ods|odp|rtf|txt|csv|ics|vcf|zip|rar|7z|mp3|mp4|m4a|mov|avi|wmv|epub|dwg|dxf|gpx|kml)[xmb]?$/i
/** TYPO3 sends files by this query. */
const SENT_FILE = /[?&]eID=dumpFile&/

const isOtherFile = (link: string): boolean => {
  const { pathname, search } = new URL(link)
  return OTHER_FILE.test(pathname) || SENT_FILE.test(search)
}

function pathWithQuery(link: string): string {
  const { pathname, search, hash } = new URL(link)
  return (siteAddress(pathname + search) ?? pathname) + hash
}
