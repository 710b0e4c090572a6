import * as z from 'zod'
import { otherForms } from '../other-forms.ts'
import { pflichten, type Realm } from '../rights.ts'

const moment = z.iso.datetime({ offset: true })

/** The token of whoever has signed in, for the authorisation header of their realm. */
export const kontoToken = z.string().min(1).max(200)

/** A duty that another release knows and this one does not is a duty still: the first of ours stands for it. */
const pflicht = z.enum(pflichten).register(otherForms, {
  take: given => pflichten.find(one => one === given) ?? (given ? pflichten[0] : given),
})

/** Who is signed in, how long it holds, and what has to be done before anything else. */
export const anmeldung = z
  .object({
    vorname: z.string(),
    nachname: z.string(),
    email: z.string(),
    angemeldet_am: moment,
    gueltig_bis: moment,
    /** Seconds that a sign-in lasts, counted from the last extension. */
    dauer: z.number().int().positive(),
    /** Until this is done, all other calls of the realm are refused. */
    pflicht: pflicht.optional(),
    /** As people read them. */
    rollen: z.array(z.string()),
    rechte: z.array(z.string()),
    /** Paths below which an editor works; `/` is the whole town. */
    bereiche: z.array(z.string()),
  })
  .meta({ id: 'Anmeldung', title: 'Eigene Anmeldung' })
export type Anmeldung = z.output<typeof anmeldung>

/** One of the places where somebody is signed in. */
export const offeneAnmeldung = z
  .object({
    id: z.string(),
    angemeldet_am: moment,
    gueltig_bis: moment,
    /** First part of the address it was made from; the rest is not kept. */
    netz: z.string(),
    /** The one that asks. */
    diese: z.boolean(),
  })
  .meta({ id: 'OffeneAnmeldung', title: 'Offene Anmeldung' })

/** Where a log-in of the desk stands: done, or waiting for the second factor. */
export const redaktionSession = z
  .object({
    token: kontoToken.optional(),
    /** Names this log-in to `redaktionZweiterFaktor`; for five minutes. */
    vorgang: kontoToken.optional(),
    /** How the second factor can be shown: a code (of the app, or for recovery), or a passkey. */
    verfahren: z.array(z.enum(['code', 'passkey'])).default([]),
  })
  .meta({ id: 'RedaktionSession', title: 'Anmeldung in der Redaktion' })

export const passkey = z
  .object({ id: z.string(), name: z.string(), angelegt_am: moment, zuletzt_am: moment.nullable() })
  .meta({ id: 'Passkey', title: 'Passkey' })

export const zweiterFaktor = z
  .object({
    /** Whether the roles of this account demand one. */
    noetig: z.boolean(),
    totp: z.boolean(),
    passkeys: z.array(passkey),
    /** How many are left. */
    wiederherstellungscodes: z.number().int().min(0),
  })
  .meta({ id: 'ZweiterFaktor', title: 'Zweiter Faktor' })

/** What a browser's `navigator.credentials` is asked with, and what it answers (WebAuthn, as JSON). */
export const passkeyOptionen = z.record(z.string(), z.unknown())
export const passkeyAntwort = z.record(z.string(), z.unknown())

/** Page of the site where a link from a mail sets a new password; `?schluessel=` stands behind it. */
export const passwortNeuPfad = (realm: Realm): string => `/${realm}/neues-passwort`

/** Page of the site where somebody asks for such a mail. */
export const passwortVergessenPfad = (realm: Realm): string => `/${realm}/passwort-vergessen`

/** Where the identity provider of the town sends a browser back to. */
export const verwaltungAntwortPfad = '/redaktion/verwaltung-antwort'
