import * as z from 'zod'
import * as field from '../field.ts'
import { behandlungLabels } from '../labels.ts'
import { sitzung, sitzungUebersicht } from './sitzung.ts'
import { vorlage, vorlageUebersicht } from './vorlage.ts'

/** Members read public and non-public documents together, so each one is marked. */
const behandlung = field.choice(behandlungLabels, { label: 'Behandlung' })

/** The text of a note; an empty text deletes the note. */
export const notizwortlaut = z.string().max(10_000, 'Eine Notiz hat höchstens 10.000 Zeichen.')

/** Returns the page of a meeting in the members' room. */
export const raeteSitzungPfad = (id: string): string => `/raete/sitzungen/${id}`

/**
 * Returns the named destination in the PDF of a meeting where the papers of an item begin
 * (`paket.pdf#nameddest=…`).
 */
export const paketStelle = (istOeffentlich: boolean, kennung: string): string =>
  `${istOeffentlich ? 'oeffentlich' : 'nichtoeffentlich'}-${kennung}`

/** A private note of a member at an item of the agenda. `teil` is the id of the part with the item. */
export const ratsnotiz = z
  .object({
    teil: z.string().min(1).max(120),
    kennung: field.kennung({ label: 'Kennung' }),
    text: field.plainText({ label: 'Notiz', max: 10_000 }),
    geaendert: field.dateTime({ label: 'Geändert' }),
  })
  .meta({ id: 'Ratsnotiz', title: 'Notiz zu einem Tagesordnungspunkt' })
export type Ratsnotiz = z.infer<typeof ratsnotiz>

/** A meeting in a member's list: one evening, with the number of its non-public items. */
export const ratsraumTermin = sitzungUebersicht
  .extend({
    behandlung,
    nichtoeffentlich: z.number().int().min(0).meta({ title: 'Nichtöffentliche Tagesordnungspunkte' }),
    /** A meeting of the member's own body, or one in which the member deputises. */
    eigene: z.boolean(),
  })
  .meta({ id: 'RatsraumTermin', title: 'Sitzung in der Liste eines Mitglieds' })
export type RatsraumTermin = z.infer<typeof ratsraumTermin>

/** The invitation of a member to a meeting, with the moment of the confirmation. */
export const ratseinladung = z
  .object({
    am: z.iso.datetime({ offset: true }),
    /** The moment of the last supplement; null without one. */
    nachtrag_am: z.iso.datetime({ offset: true }).nullable(),
    /** Null until everything is confirmed. */
    empfangen_am: z.iso.datetime({ offset: true }).nullable(),
  })
  .meta({ id: 'Ratseinladung', title: 'Eigene Einladung zu einer Sitzung' })
export type Ratseinladung = z.infer<typeof ratseinladung>

/** A meeting for a member: both parts as far as the member may read them, and the member's notes. */
export const ratsraumSitzung = z
  .object({
    oeffentlich: sitzung.optional(),
    nichtoeffentlich: sitzung.optional(),
    notizen: z.array(ratsnotiz).default([]),
    /** `undefined` without an invitation. */
    einladung: ratseinladung.optional(),
  })
  .meta({ id: 'RatsraumSitzung', title: 'Sitzung für ein Mitglied' })
export type RatsraumSitzung = z.infer<typeof ratsraumSitzung>

/** A paper for a member. */
export const ratsraumVorlage = vorlage
  .extend({ behandlung })
  .meta({ id: 'RatsraumVorlage', title: 'Vorlage für ein Mitglied' })
export type RatsraumVorlage = z.infer<typeof ratsraumVorlage>

/** A report in a member's list. */
export const ratsraumBericht = vorlageUebersicht
  .extend({ behandlung })
  .meta({ id: 'RatsraumBericht', title: 'Bericht in der Liste eines Mitglieds' })
export type RatsraumBericht = z.infer<typeof ratsraumBericht>

/** The part of a meeting whose minutes exist. */
export const ratsraumNiederschrift = sitzungUebersicht
  .extend({ behandlung })
  .meta({ id: 'RatsraumNiederschrift', title: 'Sitzung mit Niederschrift' })
export type RatsraumNiederschrift = z.infer<typeof ratsraumNiederschrift>
