import { calls, type Verzeichnis } from '@rathausplatz/contract'
import { type HoursLine, type HoursState, hoursHeadings, hoursLines, stateAt } from '@rathausplatz/kalender'
import type { Loader } from '../template.ts'
import type { verzeichniseintrag } from './schema.ts'

type Zeiten = { titel: string; zeilen: readonly HoursLine[]; hinweis: string }

export type VerzeichniseintragData = {
  /** The directory to which the entry leads back. */
  verzeichnis: Verzeichnis
  zeiten: readonly Zeiten[]
  /** Whether it is open when the page is drawn; none without hours. */
  stand?: HoursState
}

export const loadVerzeichniseintrag: Loader<typeof verzeichniseintrag, VerzeichniseintragData> = async (
  cms,
  { context: { verzeichnis: id, oeffnungszeiten } },
  { now },
) => {
  const stand = stateAt(oeffnungszeiten, now)
  return {
    verzeichnis: await cms.call(calls.verzeichnis, { params: { id } }),
    zeiten: oeffnungszeiten.map(({ typ, regulaereZeiten, hinweisText }) => ({
      titel: hoursHeadings[typ],
      zeilen: hoursLines(regulaereZeiten),
      hinweis: hinweisText,
    })),
    ...(stand ? { stand } : {}),
  }
}
