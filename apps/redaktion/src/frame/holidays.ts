import { type Holidays, holidaysOf } from '@rathausplatz/kalender'
import { createContext, use } from 'react'

/** The public holidays of the town. The frame provides them; until it knows the town, those of the whole country hold. */
export const HolidaysContext = createContext<Holidays>(holidaysOf({}))

export const useHolidays = (): Holidays => use(HolidaysContext)
