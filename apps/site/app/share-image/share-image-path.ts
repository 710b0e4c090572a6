/** The size that messengers and networks expect, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Where the share image of a page stands. */
export const shareImagePath = (path: string): string => `/teilbild${path === '/' ? '' : path}.jpg`

/** The page whose share image stands at a path; undefined for a path that is none. */
export function pageOfShareImage(path: string): string | undefined {
  const [, page] = /^\/teilbild((?:\/.+)?)\.jpg$/.exec(path) ?? []
  return page === '' ? '/' : page
}
