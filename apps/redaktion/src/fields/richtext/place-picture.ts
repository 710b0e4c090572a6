import { createContext, use } from 'react'
import type { Medium } from '../../media/medium.ts'

/** Places a picture on the page below the text into which it was pasted. */
export type PlacePicture = (medium: Medium) => void

/** Undefined for a record, which has a field for its picture: only pages can hold a picture below a text. */
export const PlacePictureContext = createContext<PlacePicture | undefined>(undefined)

export const usePlacePicture = () => use(PlacePictureContext)
