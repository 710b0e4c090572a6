/** Where the waste room of the desk lies. */
export const WASTE = '/abfall'
export const wayToTour = (id: string, jahr?: number): string =>
  `${WASTE}/touren/${id}${jahr === undefined ? '' : `?jahr=${jahr}`}`
export const wayToStreet = (id: string): string => `${WASTE}/strassen/${id}`
export const IMPORT = `${WASTE}/einlesen`

/** The way back from any of its screens. */
export const BACK = [{ label: 'Abfuhr', to: WASTE }] as const
