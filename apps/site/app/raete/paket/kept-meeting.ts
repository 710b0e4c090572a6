import { paketStelle, type RatsraumSitzung } from '@rathausplatz/contract'
import { itemsOf } from '../evening.ts'

/** What of a meeting is read without a network beside its papers: the agenda, and what the member has noted. */
export type KeptMeeting = {
  readonly id: string
  /** Of both parts: each is an address at which somebody may look for it. */
  readonly ids: readonly string[]
  readonly titel: string
  readonly gremium: string
  readonly datum_von: string
  readonly ort: string
  readonly punkte: readonly KeptItem[]
}

type KeptItem = {
  readonly nummer: string
  readonly titel: string
  readonly vorlage: string
  readonly istOeffentlich: boolean
  /** Where its papers begin in the PDF; none where it has none, or where it was kept before places had names. */
  readonly stelle: string | undefined
  readonly notiz: string
}

export function keptMeetingOf(meeting: RatsraumSitzung): KeptMeeting | undefined {
  const parts = [meeting.oeffentlich, meeting.nichtoeffentlich].flatMap(part => (part ? [part] : []))
  const [head] = parts
  if (!head) return undefined
  const { id, titel, gremium, datum_von, ort } = head
  return {
    id,
    ids: parts.map(part => part.id),
    titel,
    gremium: gremium.name,
    datum_von,
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
