import { DatabaseError } from 'pg'
import { OpenError } from '../../open-error.ts'
import { namesOf } from './names-of.ts'
import { ConnectionLost } from './trouble.ts'

/** Turns an error of opening into a message for the operator, without the password in the address. */
export function openError(error: unknown, address: string): unknown {
  if (error instanceof OpenError) return error
  const { host, user, name } = namesOf(address)
  const refuse = (code: 'datenbank-ungeeignet' | 'datenbank-nicht-erreichbar', sentence: string) =>
    new OpenError(code, sentence, error)
  const code = error instanceof DatabaseError ? (error.code ?? '') : ''
  if (error instanceof ConnectionLost || /^(08|53|57)/.test(code))
    return refuse(
      'datenbank-nicht-erreichbar',
      `Der Datenbankserver „${host}“ ist nicht erreichbar. Bitte prüfen Sie, ob er läuft, und die Einstellung DATABASE_URL.`,
    )
  switch (code) {
    case '28000':
    case '28P01':
      return refuse(
        'datenbank-nicht-erreichbar',
        `Der Datenbankserver „${host}“ lässt „${user}“ nicht hinein. Bitte prüfen Sie Namen und Kennwort in der Einstellung DATABASE_URL.`,
      )
    case '3D000':
      return refuse(
        'datenbank-nicht-erreichbar',
        `Auf dem Datenbankserver „${host}“ gibt es keine Datenbank „${name}“. Bitte legen Sie sie an: create database ${name} owner ${user} encoding 'UTF8' template template0;`,
      )
    case '42501':
      return refuse(
        'datenbank-ungeeignet',
        `„${user}“ darf in der Datenbank „${name}“ keine Tabellen anlegen. Bitte machen Sie „${user}“ zu ihrem Eigentümer: alter database ${name} owner to ${user};`,
      )
    default:
      return error
  }
}
