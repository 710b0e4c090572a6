import type { Realm } from '@rathausplatz/contract'

export type AccountTables = {
  accounts: {
    id: string
    realm: Realm
    /** Counted in each realm; what spec §7 calls the id of a councillor. */
    number: number
    /** In lower case. The same address in another realm is another account. */
    email: string
    vorname: string
    nachname: string
    /** As `passwords.ts` writes it; null until an invitation is taken. */
    password: string | null
    /** 0 while the password is one that somebody else has set. */
    pw_geaendert: number
    /** JSON: names of roles, paths of sections, committees of a councillor. */
    roles: string
    sections: string
    taetigkeitsbereiche: string
    /** The document of the member of the council whose account it is. */
    person: string | null
    /** 1 when signing in needs one. Kept with every change of `totp` and `passkeys`. */
    second_factor: number
    created_at: string
    disabled_at: string | null
  }
  sessions: {
    /** The token itself is known to its owner alone. */
    token_hash: string
    id: string
    account_id: string
    created_at: string
    expires_at: string
    network: string
    begun_with: Beginning
  }
  /** Whom the identity provider of the town means. An account belongs to one there, and one there to one account. */
  identities: { issuer: string; subject: string; account_id: string; created_at: string; used_at: string }
  /** By which a program asks in somebody's name. */
  program_keys: {
    key_hash: string
    id: string
    account_id: string
    name: string
    /** JSON: names of rights, paths of sections. */
    rights: string
    sections: string
    created_at: string
    /** Its last moment. */
    ends_at: string
    /** The last day in town on which it asked. */
    used_on: string | null
  }
  /** What opens something once: a link in a mail, a log-in that waits for its second factor, a question to a passkey. */
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

/** How a session began: here, or at the identity provider of the town, perhaps with a second factor shown there. */
export type Beginning = 'haus' | 'verwaltung' | 'verwaltung-mit-faktor'

export type KeyPurpose = 'passwort' | 'zweiter-faktor' | 'passkey-anmelden' | 'passkey-anlegen' | 'verwaltung'

export type SignInEvent =
  | 'angemeldet'
  | 'passwort-geaendert'
  | 'passwort-gesetzt'
  | 'zweiter-faktor-eingerichtet'
  | 'zweiter-faktor-entfernt'
  | 'verwaltung-verbunden'
