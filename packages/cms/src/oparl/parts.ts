import { medienPfad } from '@rathausplatz/contract/medien'
import type { OparlPartsTable } from './tables.ts'
import { addressOf, type ObjectId, SITE } from './types.ts'

/** What a document contributes to an object: a row without document and window. */
export type Part = Pick<OparlPartsTable, 'object' | 'slot' | 'target' | 'how'> & { values: Values }

type Values = Readonly<Record<string, unknown>>

export const organization = (slug: string): ObjectId => `organization/${slug}`
export const person = (slug: string): ObjectId => `person/${slug}`
export const meeting = (slug: string): ObjectId => `meeting/${slug}`
export const paper = (slug: string): ObjectId => `paper/${slug}`

/** The object itself. It exists only if the object that it needs exists. */
export const self = (object: ObjectId, values: Values, needs: ObjectId | null = null): Part => ({
  object,
  slot: '',
  target: needs,
  how: 'self',
  values,
})

export const link = (object: ObjectId, slot: string, target: ObjectId): Part => ({
  object,
  slot,
  target,
  how: 'link',
  values: {},
})
export const links = (object: ObjectId, slot: string, target: ObjectId): Part => ({
  ...link(object, slot, target),
  how: 'links',
})
export const embed = (object: ObjectId, slot: string, target: ObjectId): Part => ({
  ...link(object, slot, target),
  how: 'embed',
})
export const embeds = (object: ObjectId, slot: string, target: ObjectId): Part => ({
  ...link(object, slot, target),
  how: 'embeds',
})

/** Parts of a file of the media library, and of the object that owns it. */
export function file(
  owner: ObjectId,
  slot: string,
  given: Dokument | undefined,
  how: typeof embed,
): readonly Part[] {
  if (!given) return []
  const name = given.url.slice(medienPfad.length).replace(/\?.*$/, '')
  // A file of another website is not offered for download.
  if (!given.url.startsWith(medienPfad) || !/^[\w.-]+\.pdf$/.test(name)) return []
  const id: ObjectId = `file/${name.replace(/\.pdf$/, '')}`
  const values = {
    name: given.titel,
    fileName: name,
    mimeType: given.typ,
    size: given.groesse,
    accessUrl: `${SITE}${medienPfad.slice(1)}${name}`,
    downloadUrl: `${addressOf(id)}/download`,
  }
  const back = { meeting: 'meeting', agendaitem: 'agendaItem', paper: 'paper' }[owner.split('/', 1)[0] ?? '']
  return [self(id, values), how(owner, slot, id), ...(back ? [links(id, back, owner)] : [])]
}

type Dokument = { titel: string; url: string; groesse: number; typ: string }

export const siteAddress = (path: string) => `${SITE}${path.slice(1)}`

/** Drops empty values: OParl omits fields without a value. */
export const given = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )
