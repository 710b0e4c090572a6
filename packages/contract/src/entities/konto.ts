import * as z from 'zod'
import { pflichten } from '../may.ts'
import { otherForms } from '../other-forms.ts'
import { type Realm, realms } from '../rights.ts'
import { mailzustellung } from './mailzustellung.ts'

const moment = z.iso.datetime({ offset: true })

/** The token of a session, for the authorization header of its realm. */
export const kontoToken = z.string().min(1).max(200)

/** An unknown duty of a newer release still counts as a duty: it is read as the first of `pflichten`. */
const pflicht = z.enum(pflichten).register(otherForms, {
  take: given => pflichten.find(one => one === given) ?? (given ? pflichten[0] : given),
})

/** The current session: the user, its duration, and open duties. */
export const anmeldung = z
  .object({
    vorname: z.string(),
    nachname: z.string(),
    email: z.string(),
    angemeldet_am: moment,
    gueltig_bis: moment,
    /** The duration in seconds, counted from the last extension. */
    dauer: z.number().int().positive(),
    /** While a duty is open, all other calls of the realm are refused. */
    pflicht: pflicht.optional(),
    /** The labels of the roles. */
    rollen: z.array(z.string()),
    rechte: z.array(z.string()),
    /** Paths below which the editor works; `/` is the whole town. */
    bereiche: z.array(z.string()),
  })
  .meta({ id: 'Anmeldung', title: 'Eigene Anmeldung' })
export type Anmeldung = z.output<typeof anmeldung>

/** An open session of the account. */
export const offeneAnmeldung = z
  .object({
    id: z.string(),
    angemeldet_am: moment,
    gueltig_bis: moment,
    /** The first part of the network address; the rest is not stored. */
    netz: z.string(),
    /** The session of this request. */
    diese: z.boolean(),
  })
  .meta({ id: 'OffeneAnmeldung', title: 'Offene Anmeldung' })

/** The state of a sign-in at the desk: complete, or waiting for the second factor. */
export const redaktionSession = z
  .object({
    token: kontoToken.optional(),
    /** The key of this sign-in for `redaktionLoginCode`, valid for five minutes. */
    vorgang: kontoToken.optional(),
    /** The possible second factors: a code (of the app, or for recovery), or a passkey. */
    verfahren: z.array(z.enum(['code', 'passkey'])).default([]),
  })
  .meta({ id: 'RedaktionSession', title: 'Anmeldung in der Redaktion' })

export const passkey = z
  .object({ id: z.string(), name: z.string(), angelegt_am: moment, zuletzt_am: moment.nullable() })
  .meta({ id: 'Passkey', title: 'Passkey' })

export const zweiterFaktor = z
  .object({
    /** Whether the roles of this account require a second factor. */
    noetig: z.boolean(),
    totp: z.boolean(),
    passkeys: z.array(passkey),
    /** The number of unused recovery codes. */
    wiederherstellungscodes: z.number().int().min(0),
  })
  .meta({ id: 'ZweiterFaktor', title: 'Zweiter Faktor' })

/** The input and the output of `navigator.credentials` in the browser (WebAuthn, as JSON). */
export const passkeyOptionen = z.record(z.string(), z.unknown())
export const passkeyAntwort = z.record(z.string(), z.unknown())

/** Returns the page where a link from a mail sets a new password; `?schluessel=` is appended. */
export const passwortNeuPfad = (realm: Realm): string => `/${realm}/neues-passwort`

/** Returns the page that requests a mail for a new password. */
export const passwortVergessenPfad = (realm: Realm): string => `/${realm}/passwort-vergessen`

/** The redirect target of the town's identity provider. */
export const verwaltungAntwortPfad = '/redaktion/verwaltung-antwort'

/** An account for administrators. */
export const konto = z
  .object({
    id: z.string(),
    zugang: z.enum(realms),
    email: z.string(),
    vorname: z.string(),
    nachname: z.string(),
    rollen: z.array(z.string()),
    /** Paths below which the editor works; `/` is the whole town. */
    bereiche: z.array(z.string()),
    /** The committees of a councillor. */
    gremien: z.array(z.string()),
    gesperrt: z.boolean(),
    /** The account has never been used: it has no password yet. */
    eingeladen: z.boolean(),
    zweiter_faktor: z.boolean(),
    /**
     * True if the account is connected to an account of the town's identity provider, which signs the user
     * in.
     */
    verbunden: z.boolean().default(false),
    /**
     * The delivery of the latest mail about the account, such as the invitation; absent without a mail, or if
     * its state is no longer known.
     */
    zustellung: mailzustellung.optional(),
    /** The number of open sessions. */
    angemeldet: z.number().int(),
  })
  .meta({ id: 'Konto', title: 'Konto' })
