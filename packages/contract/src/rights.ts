/**
 * The one table of realms, rights and roles. Calls name a right of it, handlers check documents with it, the
 * desk shows its labels, and the test of all rights (tests/rechte/) derives its expectations from it.
 */
export const realms = ['intranet', 'raete', 'redaktion'] as const

/**
 * Three separate areas: an account, a session and a token belong to one realm and are invalid in the others.
 */
export type Realm = (typeof realms)[number]

export const realmLabels: Record<Realm, string> = {
  intranet: 'Intranet',
  raete: 'Ratsinformationssystem',
  redaktion: 'Redaktion',
}

/** The realms after „Ihr Konto“: „im Intranet“. */
export const realmPlaces: Record<Realm, string> = {
  intranet: 'im Intranet',
  raete: 'im Ratsinformationssystem',
  redaktion: 'in der Redaktion',
}

/** The readers of a released document: everyone, the staff, the members of the council. */
export const audiences = ['oeffentlich', 'intranet', 'raete'] as const
export type Audience = (typeof audiences)[number]

/**
 * Every right, with the words that complete "darf ...". Made by a function, like the roles below, so that
 * unused tables are dropped from the bundle.
 */
export const rights = /* @__PURE__ */ (() => {
  /** The rights of every account. */
  const everyAccount = {
    anmeldung: 'sich ausweisen, abmelden und das eigene Passwort ändern',
    konto: 'eigene Sitzungen und den zweiten Faktor verwalten',
  } as const
  return {
    intranet: {
      ...everyAccount,
      'intranet-lesen': 'Beiträge und Archiv des Intranets lesen',
    },
    raete: {
      ...everyAccount,
      'rat-lesen': 'Sitzungen und Unterlagen des Rates lesen, auch nichtöffentliche',
    },
    redaktion: {
      ...everyAccount,
      'inhalte-lesen': 'Entwürfe, Fassungen und Listen der Redaktion sehen',
      'inhalte-schreiben': 'Entwürfe schreiben und zur Prüfung geben',
      'inhalte-freigeben': 'Entwürfe prüfen, veröffentlichen und zurückziehen',
      'inhalte-loeschen': 'Inhalte in den Papierkorb legen und zurückholen',
      'medien-pflegen': 'Bilder und Dokumente aufnehmen und ersetzen',
      'menues-pflegen': 'Menüs ändern',
      'weiterleitungen-pflegen': 'Weiterleitungen anlegen und löschen',
      'suchworte-pflegen': 'Suchwörter ändern und Suchen ohne Treffer lesen',
      'einstellungen-pflegen': 'Name, Anschrift und Öffnungszeiten der Stadt ändern',
      'von-websites-uebernehmen': 'Inhalte und Bilder anderer Websites abrufen und übernehmen',
      'termine-fuehren': 'Termine im Amt sehen, vergeben, verschieben und absagen',
      'eingaenge-lesen': 'lesen, was mit Formularen eingegangen ist, auch mit dem Kontaktformular',
      'eingaenge-bearbeiten': 'Eingänge von Formularen übernehmen, beantworten, erledigen und löschen',
      'pinnwand-pruefen':
        'Einträge der Pinnwand und Vorschläge für Verzeichnisse prüfen, freigeben und sperren',
      'schaeden-bearbeiten': 'gemeldete Schäden prüfen, bearbeiten und öffentlich zeigen',
      'schaeden-einreichen': 'Schäden aus anderen Programmen einreichen (Open311)',
      'protokoll-lesen': 'das Änderungsprotokoll lesen',
      'lesebestaetigungen-lesen': 'sehen, wer im Intranet einen Beitrag als gelesen bestätigt hat',
      'abfall-pflegen': 'Abfuhrtermine, Touren und Straßen pflegen und Dateien mit Terminen einlesen',
      'rat-vorbereiten': 'Sitzungen des Rates vorbereiten und dazu einladen',
      'konten-verwalten': 'Konten anlegen, sperren und ihre Rollen ändern',
      'zugaenge-verwalten': 'Zugänge für Programme anlegen und beenden',
      'stadt-ausfuehren':
        'alle Inhalte und Dateien der Stadt in einer Datei herunterladen, auch was nicht öffentlich ist',
    },
  } as const satisfies Record<Realm, Readonly<Record<string, string>>>
})()

export type RightIn<R extends Realm> = keyof (typeof rights)[R] & string

/** The right that a call names: one of its realm, or `oeffentlich` for a public call. */
export type RightFor<R extends Realm | undefined> = R extends Realm ? RightIn<R> : 'oeffentlich'

export type RoleRights<R extends Realm> = {
  readonly label: string
  readonly rights: readonly RightIn<R>[]
  /**
   * Limits the role to documents of these kinds and for these readers; by default all kinds, for everyone.
   */
  readonly kinds?: readonly string[]
  readonly audiences?: readonly Audience[]
}

/** The rights of every account. */
export const accountRights = ['anmeldung', 'konto'] as const

/**
 * Every role with its rights. The sections of an editor (`bereiche`) say where the rights hold. Made by a
 * function, so that pages without roles do not load them.
 */
export const roles = /* @__PURE__ */ (() => {
  const writing = [...accountRights, 'inhalte-lesen', 'inhalte-schreiben', 'medien-pflegen'] as const
  const editing = [...writing, 'inhalte-freigeben', 'inhalte-loeschen'] as const
  const notOfCouncil = ['oeffentlich', 'intranet'] as const
  return {
    intranet: {
      mitarbeit: { label: 'Mitarbeiterin oder Mitarbeiter', rights: [...accountRights, 'intranet-lesen'] },
    },
    raete: {
      mitglied: { label: 'Mitglied des Rates', rights: [...accountRights, 'rat-lesen'] },
    },
    redaktion: {
      administration: {
        label: 'Administration',
        rights: Object.keys(rights.redaktion) as RightIn<'redaktion'>[],
        audiences,
      },
      chefredaktion: {
        label: 'Chefredaktion',
        rights: [
          ...editing,
          'menues-pflegen',
          'weiterleitungen-pflegen',
          'suchworte-pflegen',
          'einstellungen-pflegen',
          'von-websites-uebernehmen',
          'pinnwand-pruefen',
          'protokoll-lesen',
          'lesebestaetigungen-lesen',
          'abfall-pflegen',
        ],
        audiences: notOfCouncil,
      },
      redaktion: {
        label: 'Redaktion',
        rights: [...editing, 'menues-pflegen', 'abfall-pflegen'],
        audiences: notOfCouncil,
      },
      autor: { label: 'Autorin oder Autor', rights: writing, audiences: notOfCouncil },
      ratsbuero: {
        label: 'Ratsbüro',
        rights: [...editing, 'rat-vorbereiten'],
        kinds: ['bekanntmachung', 'gremium', 'ratsperson', 'sitzung', 'vorlage'],
        audiences: ['oeffentlich', 'raete'],
      },
      personal: { label: 'Personalamt', rights: editing, kinds: ['stelle'], audiences: notOfCouncil },
      posteingang: {
        label: 'Posteingang',
        rights: [
          ...accountRights,
          'eingaenge-lesen',
          'eingaenge-bearbeiten',
          'pinnwand-pruefen',
          'schaeden-bearbeiten',
        ],
      },
      terminvergabe: { label: 'Terminvergabe', rights: [...accountRights, 'termine-fuehren'] },
    },
  } as const satisfies { readonly [R in Realm]: Readonly<Record<string, RoleRights<R>>> }
})()

export type Role<R extends Realm = Realm> = { [K in R]: keyof (typeof roles)[K] & string }[R]

export const rolesOf = <R extends Realm>(realm: R) =>
  roles[realm] as unknown as Readonly<Record<string, RoleRights<R>>>

/**
 * The rights that a user may give to a program: nothing about sign-in, accounts, and such keys themselves.
 */
export const programRights = /* @__PURE__ */ rightsWithout([
  'anmeldung',
  'konto',
  'konten-verwalten',
  'zugaenge-verwalten',
])

function rightsWithout(some: readonly string[]): RightIn<'redaktion'>[] {
  return (Object.keys(rights.redaktion) as RightIn<'redaktion'>[]).filter(right => !some.includes(right))
}
