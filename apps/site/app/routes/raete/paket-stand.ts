import { loadState } from '../../raete/paket/load-state.ts'
import type { Route } from './+types/paket-stand'

/** Serves the current version of a packet and its agenda to the device that keeps it. */
export const loader = (args: Route.LoaderArgs): Promise<Response> => loadState(args, args.params.id)
