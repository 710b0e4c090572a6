import type { Anmeldung, Stadt } from '@rathausplatz/contract'
import { useRouteLoaderData } from 'react-router'
import { nameOfKind } from '../kinds/kind-name.ts'
import type { Kind } from '../kinds/kinds.ts'

/** Id of the route around all screens. */
export const FRAME = 'rahmen'

/** Data for every screen: the account, its kinds, and the town. */
export type FrameData = { session: Anmeldung; kinds: readonly Kind[]; stadt: Stadt | undefined }

export function useFrameData(): FrameData {
  const data = useRouteLoaderData<FrameData>(FRAME)
  if (!data) throw new Error('Outside the frame of the desk')
  return data
}

/** Returns the signed-in account. */
export const useSession = (): Anmeldung => useFrameData().session

/** Returns the kinds that the account may read. */
export const useKinds = (): readonly Kind[] => useFrameData().kinds

/** Returns a function for the German name of a kind, in the singular. */
export function useKindName(): (art: string) => string {
  const kinds = useKinds()
  return art => nameOfKind(kinds, art)
}

/** Returns a kind by its name; undefined if the account has no such kind. */
export function useKind(art: string | undefined): Kind | undefined {
  return useKinds().find(kind => kind.art === art)
}
