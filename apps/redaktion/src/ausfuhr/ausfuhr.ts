import type { CallAnswer, CallInput, calls } from '@rathausplatz/contract'
import { formatFileSize } from '@rathausplatz/ui'

export type Ausfuhr = NonNullable<CallAnswer<typeof calls.redaktionAusfuhr>['ausfuhr']>
export type Umfang = Ausfuhr['umfang']
export type Wish = CallInput<typeof calls.redaktionAusfuhrBeginnen>['body']
export type Datei = NonNullable<Ausfuhr['datei']>

/** The default: includes drafts; older revisions, intranet and council only if chosen. */
export const USUAL: Umfang = {
  nur_oeffentlich: false,
  mit_fassungen: false,
  mit_intranet: false,
  mit_rat: false,
}

/** Returns the options in words: "Öffentliches, Geplantes und Entwürfe, ältere Fassungen". */
export function umfangInWords({ nur_oeffentlich, mit_fassungen, mit_intranet, mit_rat }: Umfang): string {
  if (nur_oeffentlich) return 'nur, was auf der Website stand'
  const parts = [
    'Öffentliches, Geplantes und Entwürfe',
    mit_fassungen && 'ältere Fassungen',
    mit_intranet && 'was nur Beschäftigte lesen',
    mit_rat && 'was nur der Rat liest',
  ]
  return parts.filter(Boolean).join(', ')
}

const number = new Intl.NumberFormat('de-DE')

const counted = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${count === 1 ? one : many}`

export const stockOf = ({ inhalte, medien }: Datei): string =>
  `${counted(inhalte, 'Inhalt', 'Inhalte')}, ${counted(medien, 'Bild oder Dokument', 'Bilder und Dokumente')}`

export const lossOf = ({ fehlend }: Datei): string | undefined =>
  fehlend === 0
    ? undefined
    : `${counted(fehlend, 'Bild oder Dokument fehlt', 'Bilder oder Dokumente fehlen')} auf dem Server und damit auch in dieser Datei. Bitte sagen Sie es denen, die die Website betreiben.`

export const sizeOf = ({ groesse }: Datei): string => formatFileSize(groesse)
