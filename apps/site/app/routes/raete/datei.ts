import { calls } from '@rathausplatz/contract'
import { protectedFile } from '../../files/protected-file.ts'
import type { Route } from './+types/datei'

/** A file of what is not public, for the members who may read what leads to it. */
export const loader = (args: Route.LoaderArgs): Promise<Response> =>
  protectedFile(args, 'raete', calls.raeteDatei)
