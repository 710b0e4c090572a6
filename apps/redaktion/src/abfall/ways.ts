/** Path of the waste area. */
export const WASTE = '/abfall'
export const NEW_TOUR = `${WASTE}/touren/neu`
export const wayToTour = (id: string, jahr?: number): string =>
  `${WASTE}/touren/${id}${jahr === undefined ? '' : `?jahr=${jahr}`}`
export const wayToChangeTour = (id: string): string => `${WASTE}/touren/${id}/aendern`
export const NEW_STREET = `${WASTE}/strassen/neu`
export const wayToStreet = (id: string): string => `${WASTE}/strassen/${id}`
export const wayToChangeStreet = (id: string): string => `${WASTE}/strassen/${id}/aendern`
export const KINDS = `${WASTE}/arten`
export const NAMES = `${WASTE}/namen`
export const IMPORT = `${WASTE}/einlesen`

/** Breadcrumbs of the screens of the waste area. */
export const BACK = [{ label: 'Abfuhr', to: WASTE }] as const
