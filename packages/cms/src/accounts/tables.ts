import type { Realm } from '@rathausplatz/contract'

export type AccountTables = {
  accounts: {
    id: string
    realm: Realm
    /** A number per realm; the id of a councillor in spec §7. */
    number: number
    /** In lower case. The same address in another realm is another account. */
    email: string
    vorname: string
    nachname: string
    /** In the format of `passwords.ts`; null until the invitation is accepted. */
    password: string | null
    /** 0 while the password is one that an administrator has set. */
    pw_geaendert: number
    /** Null for passwords of earlier versions, and once the account was bound to the town's provider. */
    password_from: PasswordFrom | null
    /** JSON: names of roles, paths of sections, committees of a councillor. */
    roles: string
    sections: string
    taetigkeitsbereiche: string
    /** The document of the councillor who owns the account. */
    person: string | null
    /** 1 if signing in needs a second factor. Updated with each change of `totp` and `passkeys`. */
    second_factor: number
    created_at: string
    disabled_at: string | null
  }
  sessions: {
    /** The token itself is not stored. */
    token_hash: string
    id: string
    account_id: string
    created_at: string
    expires_at: string
    network: string
    begun_with: Beginning
    /** When its owner last showed who they are, for sensitive steps. */
    confirmed_at: string | null
  }
  /** Subjects of the town's identity provider; one per account, and one account per subject. */
  identities: { issuer: string; subject: string; account_id: string; created_at: string; used_at: string }
  /** Keys by which programs act in the name of an account. */
  program_keys: {
    key_hash: string
    id: string
    account_id: string
    name: string
    /** JSON: names of rights, paths of sections. */
    rights: string
    sections: string
    created_at: string
    /** The moment at which the key ends. */
    ends_at: string
    /** The day of its last use, in local time of the town. */
    used_on: string | null
  }
  /**
   * Keys that work once: for a link in a mail, a log-in that waits for its second factor, the challenge of a
   * passkey, or a sign-in at the identity provider.
   */
  single_use_keys: {
    key_hash: string
    purpose: KeyPurpose
    account_id: string | null
    data: string
    expires_at: string
  }
  totp: { account_id: string; secret: string; confirmed: number; last_step: number }
  recovery_codes: { account_id: string; code_hash: string }
  passkeys: {
    id: string
    account_id: string
    name: string
    public_key: string
    counter: number
    created_at: string
    used_at: string | null
  }
  sign_ins: { id: string; account_id: string; at: string; what: SignInEvent; network: string }
}

/**
 * The way a session began: here, or at the town's identity provider, perhaps with a second factor shown
 * there.
 */
export type Beginning = 'haus' | 'verwaltung' | 'verwaltung-mit-faktor'

/**
 * Where the present password comes from: handed over by the administration (or after its invitation), set
 * after a mail, or shown together with the second factor.
 */
export type PasswordFrom = 'administration' | 'mail' | 'faktor'

export type KeyPurpose =
  | 'passwort'
  | 'zweiter-faktor'
  | 'passkey-anmelden'
  | 'passkey-anlegen'
  | 'passkey-bestaetigen'
  | 'verwaltung'

export type SignInEvent =
  | 'angemeldet'
  | 'passwort-geaendert'
  | 'passwort-gesetzt'
  | 'zweiter-faktor-eingerichtet'
  | 'zweiter-faktor-entfernt'
  | 'verwaltung-verbunden'
