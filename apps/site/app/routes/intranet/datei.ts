import { calls } from '@rathausplatz/contract'
import { protectedFile } from '../../files/protected-file.ts'
import type { Route } from './+types/datei'

/** Serves a file of the intranet to signed-in users. */
export const loader = (args: Route.LoaderArgs): Promise<Response> =>
  protectedFile(args, 'intranet', calls.intranetDatei)
