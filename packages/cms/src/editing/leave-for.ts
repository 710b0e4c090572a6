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

/** Somebody of the editors' desk. */
export type Editor = Who<'redaktion'>

type Right = RightIn<'redaktion'>

/** A document as far as rights go. */
export const placeOf = ({ kind, key, audience }: Place): DocumentPlace => ({
  kind,
  path: sectionsOfKinds[kind]?.(key) ?? pathOf({ kind, key }),
  audience,
})

/** Kinds without pages that can belong to one section, and how their keys say to which. */
const sectionsOfKinds: Readonly<Record<string, (key: string) => string | undefined>> = {
  menue: sectionOfMenu,
  hinweis: placeOfHinweis,
}

/** The path of a page. The key of anything else is none, whatever it looks like. */
export const pathOf = ({ kind, key }: Pick<Place, 'kind' | 'key'>): string | undefined =>
  kind === 'seite' || recordPaths.has(kind) ? key : undefined

/** What no other section shows is a section's own: `Hauptmenue-Schillerschule`. */
function sectionOfMenu(name: string): string | undefined {
  const [section, ...others] = Object.values(sections).filter(({ menus }) =>
    Object.values<string | null>(menus).includes(name),
  )
  return others.length === 0 ? section?.path : undefined
}

export const mayRead = (who: Editor, place: Place): boolean => may(who, 'inhalte-lesen', placeOf(place))

/**
 * Leave for a step that needs a right; of what is public it may need another. What somebody may not even see is not
 * there for them; where they wanted to go themselves they are told.
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

/** Who works in the whole town, on every kind. */
export const hasWholeTown = (who: Editor): boolean => may(who, 'medien-pflegen', { kind: 'medium' })

/**
 * A file that is kept for some is for those who may read one of the documents that keep it; drafts for everyone do not
 * count there. One that no document keeps any more stays for whom it was kept.
 */
export const maySee = (who: Editor, { audience, keepers }: ClosedFile): boolean =>
  audience === 'redaktion' ||
  (keepers.length > 0 ? keepers.some(place => mayRead(who, place)) : hasWholePart(who, 'schreiben', audience))

/**
 * Showing everyone what is kept for some is for those who release documents there, in every such place; and in the whole
 * part that it was kept for, if nothing there keeps it any more.
 */
const mayOpen = (who: Editor, { audience, keepers }: ClosedFile): boolean =>
  audience === 'redaktion' ||
  (keepers.every(place => may(who, 'inhalte-freigeben', placeOf(place))) &&
    (keepers.some(place => place.audience === audience) || hasWholePart(who, 'freigeben', audience)))

type Step = 'schreiben' | 'freigeben'

/** Who may do something everywhere in the part of the site that is for some. */
const hasWholePart = (who: Editor, step: Step, audience: Exclude<ClosedFor, 'redaktion'>): boolean =>
  may(who, `inhalte-${step}`, { kind: 'seite', path: `/${audience}`, audience })

/** What somebody sees of files, as `maySee` tells it of one. */
export const filesSeenBy = (who: Editor): FilesSeen => ({
  visible: visibleTo(who),
  unkept: audiences
    .filter(audience => audience !== 'oeffentlich')
    .filter(audience => hasWholePart(who, 'schreiben', audience)),
})

/** What lists may show somebody. */
export function visibleTo(who: Editor): readonly Visible[] {
  const keys = menuNames.filter(name => {
    const section = sectionOfMenu(name)
    return section !== undefined && who.sections.includes(section)
  })
  const notices = who.sections.map(section => HINWEIS_AT + section)
  const within = who.sections.includes('/') ? undefined : { sections: [...who.sections, ...notices], keys }
  return readableOf(who).map(({ kinds, audiences = ['oeffentlich'] }) => ({ kinds, audiences, within }))
}

/** Whether somebody may do this with documents of a kind at all, wherever in their sections such documents stand. */
export const maySomewhere = (who: Editor, right: Right, kind: string): boolean =>
  who.sections.some(section => {
    const place = placeIn(kind, section)
    return place && audiences.some(audience => may(who, right, { kind, audience, ...place }))
  })

/** Where documents of a kind can stand in a section; undefined if none of them belongs to it. */
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
