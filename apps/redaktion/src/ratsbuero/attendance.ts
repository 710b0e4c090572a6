import { isGroup } from '../fields/values.ts'

/** Attendance as typed: one line per member. */
export type Attendance = {
  readonly person: string
  readonly anwesenheit: string
  readonly vertreten_durch?: string
}

export const attendanceIn = (daten: Readonly<Record<string, unknown>>): readonly Attendance[] =>
  Array.isArray(daten['teilnahmen'])
    ? daten['teilnahmen'].filter(isGroup).flatMap(one => {
        const { person, anwesenheit = 'anwesend', vertreten_durch: other } = one
        if (typeof person !== 'string' || typeof anwesenheit !== 'string') return []
        return [
          {
            person,
            anwesenheit,
            ...(typeof other === 'string' && other !== '' ? { vertreten_durch: other } : {}),
          },
        ]
      })
    : []

/** Replaces the entry of a person in the list, or appends it; undefined removes the entry. */
export function withAttendance(
  list: readonly Attendance[],
  person: string,
  said: Omit<Attendance, 'person'> | undefined,
): readonly Attendance[] {
  const at = list.findIndex(one => one.person === person)
  if (said === undefined) return list.filter(one => one.person !== person)
  const line = { person, ...said }
  return at < 0 ? [...list, line] : list.with(at, line)
}
