import { calls } from '@rathausplatz/contract'
import { protectedFile } from '../../files/protected-file.ts'
import type { Route } from './+types/datei'

/** Serves a non-public file to members who may read the document that links it. */
export const loader = (args: Route.LoaderArgs): Promise<Response> =>
  protectedFile(args, 'raete', calls.raeteDatei)
