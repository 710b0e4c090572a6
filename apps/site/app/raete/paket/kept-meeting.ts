import { paketStelle, type RatsraumSitzung } from '@rathausplatz/contract'
import { itemsOf } from '../evening.ts'

/**
 * The part of a meeting that is readable offline together with its papers: the agenda and the member's notes.
 */
export type KeptMeeting = {
  readonly id: string
  /** Ids of both parts: an address may have either of them. */
  readonly ids: readonly string[]
  readonly titel: string
  readonly gremium: string
  readonly datum_von: string
  /** Missing in packets that were kept by an earlier version. */
  readonly ohne_uhrzeit?: boolean
  readonly ort: string
  readonly punkte: readonly KeptItem[]
}

type KeptItem = {
  readonly nummer: string
  readonly titel: string
  readonly vorlage: string
  readonly istOeffentlich: boolean
  /**
   * Named destination in the PDF where the papers of the item begin. Undefined if the item has no papers or
   * an older version kept the packet.
   */
  readonly stelle: string | undefined
  readonly notiz: string
}

export function keptMeetingOf(meeting: RatsraumSitzung): KeptMeeting | undefined {
  const parts = [meeting.oeffentlich, meeting.nichtoeffentlich].flatMap(part => (part ? [part] : []))
  const [head] = parts
  if (!head) return undefined
  const { id, titel, gremium, datum_von, ohne_uhrzeit = false, ort } = head
  return {
    id,
    ids: parts.map(part => part.id),
    titel,
    gremium: gremium.name,
    datum_von,
    ohne_uhrzeit,
    ort,
    punkte: itemsOf(meeting).map(({ punkt, behandlung, notiz }) => ({
      stelle:
        punkt.vorlage || punkt.dateien.length > 0
          ? paketStelle(behandlung === 'oeffentlich', punkt.kennung)
          : undefined,
      nummer: punkt.nummer,
      titel: punkt.titel,
      vorlage: punkt.vorlage ? `${punkt.vorlage.art} ${punkt.vorlage.nummer}`.trim() : '',
      istOeffentlich: behandlung === 'oeffentlich',
      notiz: notiz?.text ?? '',
    })),
  }
}
