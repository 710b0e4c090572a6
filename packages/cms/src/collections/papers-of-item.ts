import type { Sitzung } from '@rathausplatz/contract/records'

type Punkt = Sitzung['tagesordnung'][number]

/** A paper of an item: its slug, and what the meeting does with it. */
export type PaperOfItem = Pick<Punkt, 'beratungsrolle' | 'entscheidend'> & { readonly vorlage: string }

/** Returns the papers of an item, the main one first: a supplement or a motion may stand beside it. */
export const papersOfItem = ({
  vorlage,
  beratungsrolle,
  entscheidend,
  weitere_vorlagen = [],
}: Pick<
  Punkt,
  'vorlage' | 'beratungsrolle' | 'entscheidend' | 'weitere_vorlagen'
>): readonly PaperOfItem[] => [
  ...(vorlage === undefined ? [] : [{ vorlage, beratungsrolle, entscheidend }]),
  ...weitere_vorlagen,
]
