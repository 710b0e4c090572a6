import { createContext, use } from 'react'
import type { Medium } from '../../media/medium.ts'

/** Places a picture on the page below the text into which it was pasted. */
export type PlacePicture = (medium: Medium) => void

/** Only pages have places for pictures; a record has a field for its own. */
export const PlacePictureContext = createContext<PlacePicture | undefined>(undefined)

export const usePlacePicture = () => use(PlacePictureContext)
