import { calls } from '@rathausplatz/contract'
import { type UnitHours, unitHours } from '../opening-hours/unit-hours.ts'
import type { Loader } from '../template.ts'
import type { oeffnungszeiten } from './schema.ts'

export const loadOeffnungszeiten: Loader<typeof oeffnungszeiten, UnitHours> = async (
  cms,
  { context },
  { now },
) => unitHours(await cms.call(calls.organisationseinheit, { params: { id: context.einheit } }), now)
