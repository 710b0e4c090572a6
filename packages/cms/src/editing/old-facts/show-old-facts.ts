import { type CallAnswer, type Calls, may } from '@rathausplatz/contract'
import type { OldFact } from '../../facts/old-facts.ts'
import { whose } from '../../facts/whose.ts'
import type { Document } from '../../store/index.ts'
import { statusOf } from '../../store/listing.ts'
import { type Editor, placeOf } from '../leave-for.ts'
import { placeWords } from '../place-words.ts'
import { kindOf, titleOf } from '../show.ts'
import type { Saying, Waiting } from './find-old-facts.ts'

export type Answer = CallAnswer<Calls['redaktionAlteAngaben']>

/** Returns old facts and the contents with them for the wire. */
export function showOldFacts(clock: () => Date) {
  const called = (document: Document) => titleOf(document, clock())

  const shown = ({ document, places }: Saying, who: Editor): Answer['inhalte'][number] => {
    const { id, kind, data } = document
    const schreibbar = may(who, 'inhalte-schreiben', placeOf(document))
    return {
      id,
      art: kind,
      titel: called(document),
      schreibbar,
      stellen: places.map(
        ({ fact: { alt }, feld, absatz, satz, wortlaut, ueberschrift, eigene, ersetzbar }) => ({
          alt,
          feld,
          absatz,
          ort: placeWords({ record: kindOf(kind)?.record, data, feld, ueberschrift }),
          satz: shortened(satz, wortlaut),
          wortlaut,
          eigene,
          ersetzbar: schreibbar && ersetzbar,
        }),
      ),
    }
  }

  const draftOf = (
    { document, mended, nurDas }: Waiting,
    isPublic: (fact: OldFact) => boolean,
    who: Editor,
  ): Answer['entwuerfe'][number] => ({
    id: document.id,
    art: document.kind,
    titel: called(document),
    schluessel: document.key,
    // A withdrawn notice has no draft, so it never appears here.
    status: statusOf(document, clock(), false),
    fassung: document.draft_revision,
    oeffentliche_fassung: document.published_revision,
    gueltig_von: document.gueltig_von,
    gueltig_bis: document.gueltig_bis,
    angaben: mended.flatMap(({ art, alt, neu }) => (neu === undefined ? [] : [{ angabe: art, alt, neu }])),
    neues_ist_oeffentlich: mended.every(isPublic),
    nur_das: nurDas,
    schreibbar: may(who, 'inhalte-schreiben', placeOf(document)),
    freigebbar: may(who, 'inhalte-freigeben', placeOf(document)),
  })

  /**
   * Names of those who still have the old value: other people in the record, or other records. Contents that
   * only repeat facts do not own any.
   */
  const keepersOf = (fact: OldFact, record: Document, keepers: readonly Saying[]): string[] => {
    const within = fact.noch.map(feld => whose(record.data, feld) ?? `„${called(record)}“`)
    const others = keepers.filter(({ places }) => places.some(place => place.eigene && place.fact === fact))
    return [...new Set([...within, ...others.map(({ document }) => `„${called(document)}“`)])]
  }

  return { called, shown, draftOf, keepersOf }
}

const LONGEST_SENTENCE = 300

/** Cuts a long sentence to the part around the fact. */
export function shortened(satz: string, wortlaut: string): string {
  if (satz.length <= LONGEST_SENTENCE) return satz
  const end = Math.max(LONGEST_SENTENCE, satz.indexOf(wortlaut) + wortlaut.length + 50)
  const part = satz.slice(Math.max(0, end - LONGEST_SENTENCE), end)
  return `${part.length < end ? '… ' : ''}${part}${end < satz.length ? ' …' : ''}`
}
