import {
  audiences,
  type DocumentPlace,
  may,
  menuNames,
  type RightIn,
  readableOf,
  sections,
  type Who,
} from '@rathausplatz/contract'
import { HINWEIS_AT, placeOfHinweis } from '../collections/hinweis.ts'
import { recordPaths } from '../collections/record-paths.ts'
import type { ClosedFile, ClosedFor, FilesSeen, Leave, Place, Visible } from '../store/index.ts'
import { failed, notFound, ok } from '../store/result.ts'

/** An editor who is signed in. */
export type Editor = Who<'redaktion'>

type Right = RightIn<'redaktion'>

/** The properties of a document that decide about rights. */
export const placeOf = ({ kind, key, audience }: Place): DocumentPlace => ({
  kind,
  path: sectionsOfKinds[kind]?.(key) ?? pathOf({ kind, key }),
  audience,
})

/**
 * Kinds without pages that can belong to one section, with the function that derives the section from the
 * key.
 */
const sectionsOfKinds: Readonly<Record<string, (key: string) => string | undefined>> = {
  menue: sectionOfMenu,
  hinweis: placeOfHinweis,
}

/** Returns the path of a page. Keys of other kinds are not paths, even if they look like one. */
export const pathOf = ({ kind, key }: Pick<Place, 'kind' | 'key'>): string | undefined =>
  kind === 'seite' || recordPaths.has(kind) ? key : undefined

/** A menu belongs to a section if no other section shows it: `Hauptmenue-Schillerschule`. */
function sectionOfMenu(name: string): string | undefined {
  const [section, ...others] = Object.values(sections).filter(({ menus }) =>
    Object.values<string | null>(menus).includes(name),
  )
  return others.length === 0 ? section?.path : undefined
}

export const mayRead = (who: Editor, place: Place): boolean => may(who, 'inhalte-lesen', placeOf(place))

/**
 * Returns the checks of a step that requires a right, or `ofPublic` for public documents. A document that the
 * editor may not see counts as missing; a target place that they may not use is refused openly.
 */
export const leaveFor = (who: Editor, right: Right, ofPublic: Right = right): Leave => ({
  place(place, of, when) {
    if (may(who, of === 'oeffentlich' ? ofPublic : right, placeOf(place))) return ok(undefined)
    if (when === 'vorher' && !mayRead(who, place)) return notFound()
    return failed({
      code: 'nicht_erlaubt',
      message: when === 'vorher' ? 'Dazu fehlt Ihnen die Berechtigung.' : 'Dort dürfen Sie nichts ablegen.',
    })
  },
  file: (file, to) => (to === 'verweisen' ? maySee(who, file) : mayOpen(who, file)),
})

/** True for editors of the whole town and every kind. */
export const hasWholeTown = (who: Editor): boolean => may(who, 'medien-pflegen', { kind: 'medium' })

/**
 * A file restricted to `redaktion` is visible to all editors, any other restricted file to editors who may
 * read one of the documents that keep it; drafts for everyone do not count. A file that no document keeps any
 * more stays restricted to the realm of the documents that kept it.
 */
export const maySee = (who: Editor, { audience, keepers }: ClosedFile): boolean =>
  audience === 'redaktion' ||
  (keepers.length > 0 ? keepers.some(place => mayRead(who, place)) : hasWholePart(who, 'schreiben', audience))

/**
 * Making a restricted file public requires the right to release in every place that keeps it, and in the
 * whole realm if no place of the realm keeps the file any more.
 */
const mayOpen = (who: Editor, { audience, keepers }: ClosedFile): boolean =>
  audience === 'redaktion' ||
  (keepers.every(place => may(who, 'inhalte-freigeben', placeOf(place))) &&
    (keepers.some(place => place.audience === audience) || hasWholePart(who, 'freigeben', audience)))

type Step = 'schreiben' | 'freigeben'

/** True for editors with this right everywhere in a realm. */
const hasWholePart = (who: Editor, step: Step, audience: Exclude<ClosedFor, 'redaktion'>): boolean =>
  may(who, `inhalte-${step}`, { kind: 'seite', path: `/${audience}`, audience })

/** Returns the filter of files that the editor may see, with the same rule as `maySee`. */
export const filesSeenBy = (who: Editor): FilesSeen => ({
  visible: visibleTo(who),
  unkept: audiences
    .filter(audience => audience !== 'oeffentlich')
    .filter(audience => hasWholePart(who, 'schreiben', audience)),
})

/** Returns the filter of documents that lists may show the editor. */
export function visibleTo(who: Editor): readonly Visible[] {
  const keys = menuNames.filter(name => {
    const section = sectionOfMenu(name)
    return section !== undefined && who.sections.includes(section)
  })
  const notices = who.sections.map(section => HINWEIS_AT + section)
  const within = who.sections.includes('/') ? undefined : { sections: [...who.sections, ...notices], keys }
  return readableOf(who).map(({ kinds, audiences = ['oeffentlich'] }) => ({ kinds, audiences, within }))
}

/** Tests whether an editor has this right for documents of a kind anywhere in their sections. */
export const maySomewhere = (who: Editor, right: Right, kind: string): boolean =>
  who.sections.some(section => {
    const place = placeIn(kind, section)
    return place && audiences.some(audience => may(who, right, { kind, audience, ...place }))
  })

/** Returns the place that documents of a kind can have in a section; undefined if none can belong to it. */
function placeIn(kind: string, section: string): { path?: string } | undefined {
  if (section === '/') return {}
  if (kind === 'seite') return { path: section }
  if (kind === 'menue')
    return menuNames.some(name => sectionOfMenu(name) === section) ? { path: section } : undefined
  if (kind === 'hinweis')
    return Object.values(sections).some(({ frame, path }) => frame === 'house' && path === section)
      ? { path: section }
      : undefined
  const under = recordPaths.get(kind)
  if (under === undefined) return undefined
  if (isBelow(under, section)) return { path: under }
  return isBelow(section, under) ? { path: section } : undefined
}

const isBelow = (path: string, above: string): boolean => path === above || path.startsWith(`${above}/`)
