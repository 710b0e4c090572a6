import { type CallAnswer, calls } from '@rathausplatz/contract'
import { screenOf } from '../contents/row.ts'
import type { FrameData } from '../frame/frame-data.ts'
import { drawingOf } from '../frame/ways.ts'
import { ask } from '../wall/ask.ts'
import type { Hit } from './hits.ts'

type Found = CallAnswer<typeof calls.redaktionSuche>['data'][number]

const CONTACTS = 'Personen und Nummern'
const PAGES = 'Seiten'
/** Only the public version says it; the draft no longer does. */
const ONLY_PUBLIC = 'Veröffentlicht, im Entwurf geändert'

/** Searches contents by everything that stands in them. People and numbers are a group of their own. */
export async function contentsCalled(
  suche: string,
  kinds: FrameData['kinds'],
): Promise<{ contacts: readonly Hit[]; pages: readonly Hit[]; records: readonly Hit[] }> {
  // Accounts without a right to any kind may not ask.
  if (kinds.length === 0) return { contacts: [], pages: [], records: [] }
  const { data, genau } = await ask(calls.redaktionSuche, { query: { suche, pro_seite: 100 } })
  const labels = new Map(kinds.map(({ art, label }) => [art, label.many]))
  const isContact = ({ stelle: { art } }: Found) => art === 'person' || art === 'kontakt'
  const isPage = ({ inhalt }: Found) => inhalt.art === 'seite'
  const hits = (some: readonly Found[], group: (art: string) => string) =>
    some.map(found => Object.assign(hitOf(found, group(found.inhalt.art)), genau ? {} : SIMILAR))
  const others = data.filter(found => !isContact(found))
  return {
    contacts: hits(data.filter(isContact), () => CONTACTS),
    pages: hits(others.filter(isPage), () => PAGES),
    records: hits(
      others.filter(found => !isPage(found)),
      art => labels.get(art) ?? art,
    ),
  }
}

const SIMILAR = { isSimilar: true } as const

function hitOf({ inhalt, stelle, auszug }: Found, group: string): Hit {
  const isTitle = stelle.art === 'titel'
  const isGone = stelle.fassung === 'veroeffentlicht'
  return {
    key: `${inhalt.id} ${stelle.feld}`,
    group,
    title: inhalt.titel || inhalt.schluessel,
    about: inhalt.pfad ?? '',
    place: isTitle
      ? undefined
      : { label: isGone ? `${ONLY_PUBLIC}: ${stelle.feldname}` : stelle.feldname, pieces: auszug },
    stand: inhalt,
    // The draft may no longer have the field of the public version.
    to: isTitle || isGone ? screenOf(inhalt) : `${screenOf(inhalt)}#feld-${stelle.feld}`,
    drawing: drawingOf(inhalt.art),
  }
}
