import { CircleQuestionMark, LogOut, type LucideIcon, Plus, UserRound, UserRoundPlus } from 'lucide-react'
import { listOf } from '../frame/ways.ts'
import { groupsOf } from '../frame/ways-of-account.ts'
import type { Kind } from '../kinds/kinds.ts'
import { tasksFor } from '../start/tasks.ts'
import { saysAll } from './says-all.ts'

/** A function or a screen of the desk. */
export type DeskFunction = {
  readonly label: string
  readonly about: string
  readonly to: string
  readonly drawing: LucideIcon
  /** Further search terms. */
  readonly words?: string
  /** True if its page is on the website, not at the desk. */
  readonly isOutside?: true
}

/**
 * Returns the functions of an account: tasks of the start screen, a new document of each kind, every screen.
 */
export function functionsFor(kinds: readonly Kind[], rights: readonly string[]): readonly DeskFunction[] {
  const tasks = tasksFor(kinds, rights).map(({ help, ...task }) => Object.assign(task, { about: help }))
  const begun = kinds
    .filter(({ art, einzeln, rechte }) => rechte.includes('schreiben') && !einzeln && art !== 'seite')
    .map(({ art, label }) => ({
      label: `${label.one} anlegen`,
      about: `Neu unter „${label.many}“`,
      to: `${listOf(art)}/neu`,
      drawing: Plus,
    }))
  const screens = groupsOf(kinds, rights).flatMap(({ name, ways }) =>
    ways.map(way => ({ ...way, about: `Bereich „${name}“` })),
  )
  const invite = rights.includes('konten-verwalten') ? [INVITE] : []
  const seen = new Set<string>()
  return [...tasks, ...begun, ...invite, ...screens, ...OWN].filter(({ to }) => !seen.has(to) && seen.add(to))
}

const INVITE: DeskFunction = {
  label: 'Kollegin oder Kollegen einladen',
  about: 'Ein neues Konto, mit Einladung per E-Mail',
  to: '/konten/neu',
  drawing: UserRoundPlus,
  words: 'Mitarbeiter Mitarbeiterin Zugang Benutzer anlegen hinzufügen',
}

/** Functions for every account; most of these pages are on the website. */
const OWN: readonly DeskFunction[] = [
  {
    label: 'Hilfe',
    about: 'Die häufigsten Aufgaben, Schritt für Schritt',
    to: '/hilfe',
    drawing: CircleQuestionMark,
    words: 'Handbuch Anleitung Wie geht das',
  },
  {
    label: 'Passwort ändern',
    about: 'Im eigenen Konto, auch Name, E-Mail-Adresse und zweiter Faktor',
    to: '/konto',
    drawing: UserRound,
    words: 'Kennwort Sicherheit Passkey Code Profil mein Konto Geräte Sitzungen',
    isOutside: true,
  },
  {
    label: 'Abmelden',
    about: 'Die Arbeit an diesem Gerät beenden',
    to: '/abmelden',
    drawing: LogOut,
    words: 'Logout ausloggen Feierabend Ende',
    isOutside: true,
  },
]

/** Returns functions that contain all words (see `isSaid`); matches in the name come first. */
export function functionsCalled(wanted: string, all: readonly DeskFunction[]): readonly DeskFunction[] {
  const isIn = saysAll(wanted)
  if (!isIn) return []
  const byName = all.filter(({ label }) => isIn(label))
  const bySentence = all.filter(
    one => !byName.includes(one) && isIn(`${one.label} ${one.about} ${one.words ?? ''}`),
  )
  return [...byName, ...bySentence]
}
