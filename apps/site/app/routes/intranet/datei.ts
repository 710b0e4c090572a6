import { calls } from '@rathausplatz/contract'
import { protectedFile } from '../../files/protected-file.ts'
import type { Route } from './+types/datei'

/** A file of the intranet, for who is signed in. */
export const loader = (args: Route.LoaderArgs): Promise<Response> =>
  protectedFile(args, 'intranet', calls.intranetDatei)
