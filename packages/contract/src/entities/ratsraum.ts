import * as z from 'zod'
import * as field from '../field.ts'
import { behandlungLabels } from '../labels.ts'
import { sitzung, sitzungUebersicht } from './sitzung.ts'
import { vorlage, vorlageUebersicht } from './vorlage.ts'

/** Members read both beside one another, so each thing says which it is. */
const behandlung = field.choice(behandlungLabels, { label: 'Behandlung' })

/** The words of a note as they are sent; none take it away. */
export const notizwortlaut = z.string().max(10_000, 'Eine Notiz hat höchstens 10.000 Zeichen.')

/** The page of a meeting in the members' room. */
export const raeteSitzungPfad = (id: string): string => `/raete/sitzungen/${id}`

/** What the place in the PDF of a meeting is called at which the papers of an item begin (`paket.pdf#nameddest=…`). */
export const paketStelle = (istOeffentlich: boolean, kennung: string): string =>
  `${istOeffentlich ? 'oeffentlich' : 'nichtoeffentlich'}-${kennung}`

/** What a member notes at an item of an agenda: theirs alone. `teil` is the id of the part that the item stands in. */
export const ratsnotiz = z
  .object({
    teil: z.string().min(1).max(120),
    kennung: field.kennung({ label: 'Kennung' }),
    text: field.plainText({ label: 'Notiz', max: 10_000 }),
    geaendert: field.dateTime({ label: 'Geändert' }),
  })
  .meta({ id: 'Ratsnotiz', title: 'Notiz zu einem Tagesordnungspunkt' })
export type Ratsnotiz = z.infer<typeof ratsnotiz>

/** A meeting in a member's list: one evening, with how many items of it are not public. */
export const ratsraumTermin = sitzungUebersicht
  .extend({
    behandlung,
    nichtoeffentlich: z.number().int().min(0).meta({ title: 'Nichtöffentliche Tagesordnungspunkte' }),
    /** Of a body that the member belongs to, or in which they stand in for somebody. */
    eigene: z.boolean(),
  })
  .meta({ id: 'RatsraumTermin', title: 'Sitzung in der Liste eines Mitglieds' })
export type RatsraumTermin = z.infer<typeof ratsraumTermin>

/** That a member was invited to a meeting, and when they said that it has arrived. */
export const ratseinladung = z
  .object({
    am: z.iso.datetime({ offset: true }),
    /** When the last supplement went out; null where there was none. */
    nachtrag_am: z.iso.datetime({ offset: true }).nullable(),
    /** Null while something of it is not confirmed. */
    empfangen_am: z.iso.datetime({ offset: true }).nullable(),
  })
  .meta({ id: 'Ratseinladung', title: 'Eigene Einladung zu einer Sitzung' })
export type Ratseinladung = z.infer<typeof ratseinladung>

/** A meeting as a member sees it: both parts as far as they may read them, and their own notes. */
export const ratsraumSitzung = z
  .object({
    oeffentlich: sitzung.optional(),
    nichtoeffentlich: sitzung.optional(),
    notizen: z.array(ratsnotiz).default([]),
    /** Undefined where nobody has invited them. */
    einladung: ratseinladung.optional(),
  })
  .meta({ id: 'RatsraumSitzung', title: 'Sitzung für ein Mitglied' })
export type RatsraumSitzung = z.infer<typeof ratsraumSitzung>

/** A paper as a member reads it. */
export const ratsraumVorlage = vorlage
  .extend({ behandlung })
  .meta({ id: 'RatsraumVorlage', title: 'Vorlage für ein Mitglied' })
export type RatsraumVorlage = z.infer<typeof ratsraumVorlage>

/** A report in a member's list. */
export const ratsraumBericht = vorlageUebersicht
  .extend({ behandlung })
  .meta({ id: 'RatsraumBericht', title: 'Bericht in der Liste eines Mitglieds' })
export type RatsraumBericht = z.infer<typeof ratsraumBericht>

/** Part of a meeting of which there are minutes. */
export const ratsraumNiederschrift = sitzungUebersicht
  .extend({ behandlung })
  .meta({ id: 'RatsraumNiederschrift', title: 'Sitzung mit Niederschrift' })
export type RatsraumNiederschrift = z.infer<typeof ratsraumNiederschrift>
