/** The size that messengers and networks expect, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Returns the address of a page's share image. */
export const shareImagePath = (path: string): string => `/teilbild${path === '/' ? '' : path}.jpg`

/** Returns the page of a share image; undefined for any other path. */
export function pageOfShareImage(path: string): string | undefined {
  const [, page] = /^\/teilbild((?:\/.+)?)\.jpg$/.exec(path) ?? []
  return page === '' ? '/' : page
}
