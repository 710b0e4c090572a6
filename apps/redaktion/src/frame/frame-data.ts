import type { Anmeldung, Stadt } from '@rathausplatz/contract'
import { useRouteLoaderData } from 'react-router'
import { nameOfKind } from '../kinds/kind-name.ts'
import type { Kind } from '../kinds/kinds.ts'

/** Name of the route around all screens. */
export const FRAME = 'rahmen'

/** What every screen may use: who works here, what there is to work on, and for which town. */
export type FrameData = { session: Anmeldung; kinds: readonly Kind[]; stadt: Stadt | undefined }

export function useFrameData(): FrameData {
  const data = useRouteLoaderData<FrameData>(FRAME)
  if (!data) throw new Error('Outside the frame of the desk')
  return data
}

/** Who works here. */
export const useSession = (): Anmeldung => useFrameData().session

/** The kinds that whoever works here has to do with. */
export const useKinds = (): readonly Kind[] => useFrameData().kinds

/** What people call one of a kind, by its name. */
export function useKindName(): (art: string) => string {
  const kinds = useKinds()
  return art => nameOfKind(kinds, art)
}

/** A kind by its name; undefined where there is none of that name for whoever asks. */
export function useKind(art: string | undefined): Kind | undefined {
  return useKinds().find(kind => kind.art === art)
}
