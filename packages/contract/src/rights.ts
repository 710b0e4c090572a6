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

const account = ['anmeldung', 'konto'] as const

/**
 * Every role with its rights. The sections of an editor (`bereiche`) say where the rights hold. Made by a
 * function, so that pages without roles do not load them.
 */
export const roles = /* @__PURE__ */ (() => {
  const writing = [...account, 'inhalte-lesen', 'inhalte-schreiben', 'medien-pflegen'] as const
  const editing = [...writing, 'inhalte-freigeben', 'inhalte-loeschen'] as const
  const notOfCouncil = ['oeffentlich', 'intranet'] as const
  return {
    intranet: {
      mitarbeit: { label: 'Mitarbeiterin oder Mitarbeiter', rights: [...account, 'intranet-lesen'] },
    },
    raete: {
      mitglied: { label: 'Mitglied des Rates', rights: [...account, 'rat-lesen'] },
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
          ...account,
          'eingaenge-lesen',
          'eingaenge-bearbeiten',
          'pinnwand-pruefen',
          'schaeden-bearbeiten',
        ],
      },
      terminvergabe: { label: 'Terminvergabe', rights: [...account, 'termine-fuehren'] },
    },
  } as const satisfies { readonly [R in Realm]: Readonly<Record<string, RoleRights<R>>> }
})()

export type Role<R extends Realm = Realm> = { [K in R]: keyof (typeof roles)[K] & string }[R]

export const rolesOf = <R extends Realm>(realm: R) =>
  roles[realm] as unknown as Readonly<Record<string, RoleRights<R>>>

/** Duties that a user has to fulfil before using anything else. */
export const pflichten = ['passwort', 'zweiter-faktor'] as const
export type Pflicht = (typeof pflichten)[number]

/** The rights that a user with such a duty still has. */
const despite: Record<Pflicht, readonly string[]> = {
  passwort: ['anmeldung'],
  'zweiter-faktor': account,
}

/** The caller, identified by the server once per request. */
export type Who<R extends Realm = Realm> = {
  [K in R]: {
    readonly realm: K
    readonly id: string
    readonly roles: readonly Role<K>[]
    /** Paths of the site below which an editor works; `/` is the whole town. */
    readonly sections: readonly string[]
    readonly name: string
    readonly email: string
    readonly pflicht?: Pflicht | undefined
    /** If a program calls, the rights of its key: of its owner's rights, the program has only these. */
    readonly only?: readonly RightIn<K>[] | undefined
    /** The key of the program. */
    readonly program?: { readonly id: string; readonly name: string } | undefined
  }
}[R]

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

/**
 * The properties of a document that rights depend on. A document without a path belongs to the whole town.
 */
export type DocumentPlace = {
  readonly kind: string
  readonly path?: string | undefined
  readonly audience?: Audience | undefined
}

/** Rights that concern the town as a whole: editors of a single section do not have them. */
export const ofWholeTown: ReadonlySet<string> = new Set([
  'stadt-ausfuehren',
  'abfall-pflegen',
  'pinnwand-pruefen',
  'schaeden-bearbeiten',
] satisfies RightIn<'redaktion'>[])

/** Returns true if a user has a right, in general or for this document, and no duty is in the way. */
export function may<R extends Realm>(who: Who<R>, right: RightIn<R>, document?: DocumentPlace): boolean {
  if (who.pflicht && !despite[who.pflicht].includes(right)) return false
  if (ofWholeTown.has(right) && !who.sections.includes('/')) return false
  const granting = rolesOf(who.realm as R)
  return who.roles.some(name => {
    const role = Object.hasOwn(granting, name) ? granting[name] : undefined
    if (!role) return false
    const granted = grantedTo(who.only, role)
    if (!granted.includes(right)) return false
    if (!document) return true
    return (
      isAbout(role, document) &&
      isWithinSections(who.sections, document.path) &&
      mayKeep(granted, right, document)
    )
  })
}

/**
 * Returns the filters of all roles of a user that may read documents; a document is readable if one of the
 * filters matches.
 */
export const readableOf = (
  who: Who<'redaktion'>,
): readonly Pick<RoleRights<'redaktion'>, 'kinds' | 'audiences'>[] =>
  may(who, 'inhalte-lesen')
    ? who.roles.flatMap(name => {
        const role = rolesOf('redaktion')[name]
        return role?.rights.includes('inhalte-lesen') ? [role] : []
      })
    : []

/** Kinds that concern the whole town need a right of their own beside that of the action. */
const rightsOfKinds: Readonly<Record<string, RightIn<'redaktion'>>> = {
  menue: 'menues-pflegen',
  weiterleitung: 'weiterleitungen-pflegen',
  suchbegriff: 'suchworte-pflegen',
  stadt: 'einstellungen-pflegen',
}

/** The rights that a role grants; to a program at most those of its key. */
const grantedTo = (
  only: readonly string[] | undefined,
  { rights }: { readonly rights: readonly string[] },
): readonly string[] => (only ? rights.filter(right => only.includes(right)) : rights)

const mayKeep = (rights: readonly string[], right: string, { kind }: DocumentPlace): boolean => {
  const own = Object.hasOwn(rightsOfKinds, kind) ? rightsOfKinds[kind] : undefined
  return own === undefined || right === 'inhalte-lesen' || rights.includes(own)
}

const isAbout = <R extends Realm>(
  { kinds, audiences = ['oeffentlich'] }: RoleRights<R>,
  { kind, audience = 'oeffentlich' }: DocumentPlace,
) => (!kinds || kinds.includes(kind)) && audiences.includes(audience)

/**
 * Returns true if a path is in one of the sections: `/schillerschule` includes everything below it, but not
 * `/schillerschule-alt`.
 */
export const isWithinSections = (sections: readonly string[], path: string | undefined): boolean =>
  sections.some(section => section === '/' || (path !== undefined && `${path}/`.startsWith(`${section}/`)))
