import type { eingangsnummer, NichtZugestellt } from '@rathausplatz/contract'
import type { RightIn } from '@rathausplatz/contract/rights'
import type { LucideIcon } from 'lucide-react'
import type { LazyRouteFunction, RouteObject } from 'react-router'
import type { Entry } from '../log/log-query.ts'

/** A room of the desk: its screens, and its ways: the places that the navigation links to. */
export type Room = { readonly screens: readonly RoomScreen[]; readonly ways: readonly RoomWay[] }

export type RoomScreen = {
  /** The address below `/redaktion/`. */
  readonly path: string
  readonly lazy: LazyRouteFunction<RouteObject>
  /** Names of the tasks of the handbook that are done at this screen. */
  readonly tasks?: readonly string[]
}

/** A link of the navigation. `words`: further search terms. */
export type Way = {
  readonly to: string
  readonly label: string
  readonly drawing: LucideIcon
  readonly words?: string
}

/** The groups of the navigation, in their order. */
export const groups = [
  'Website',
  'Aktuelles',
  'Rathaus',
  'Rat',
  'Verzeichnisse',
  'Intranet',
  'Pflege',
  'Einrichten',
  'Weitere Inhalte',
] as const
export type GroupName = (typeof groups)[number]

/** A link in its group of the navigation. */
export type PlacedWay = Way & {
  readonly group: GroupName
  /** True if the link stands before the kinds of its group, because it is used most there. */
  readonly isFirst?: true
}

/** The right that an account needs to see the link; or the kind that it has to be able to read. */
type Needed =
  | { readonly right: RightIn<'redaktion'>; readonly kind?: undefined }
  | { readonly right?: undefined; readonly kind: string }

/** A way of a room, and what else the desk shows of the objects that it lists. */
export type RoomWay = PlacedWay &
  Needed & {
    /** The number of an object; the search leads to `<to>/<number>`. */
    readonly number?: typeof eingangsnummer
    /** Loads what waits here for the account; undefined if nothing does. */
    readonly waiting?: () => Promise<Waiting | undefined>
    /** The place of mails whose object is at `<to>/<id>`. */
    readonly mails?: NichtZugestellt['wo']['art']
    /** Kinds of entries in the log of changes. */
    readonly logged?: Readonly<Record<string, Logged>>
  }

/** A block of the start screen: `words` say how much waits. */
export type Waiting = {
  readonly title: string
  readonly words: string
  readonly link: { readonly to: string; readonly label: string }
}

export type Logged = {
  /** The kind in words. */
  readonly name: string
  /** Returns the screen of the object; undefined if it no longer exists. */
  readonly screenOf?: (entry: Entry) => string | undefined
}
