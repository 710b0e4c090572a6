import { describe, expect, it } from 'vitest'
import { requestedPath, sitePath } from './site-path.ts'

describe('a path of the site', () => {
  it('has one canonical spelling', () => {
    expect(sitePath('/rathaus/')).toBe('/rathaus')
    expect(sitePath('//rathaus///buergerbuero//')).toBe('/rathaus/buergerbuero')
    expect(sitePath('/bu\u0308cherei')).toBe('/b\u00FCcherei')
    expect(sitePath('')).toBe('/')
    expect(sitePath('/')).toBe('/')
  })

  it.each(['/../etc', '/a/./b', '/a b', '/a\\b', '/a%2e', '/<b>', '/a\u0000b'])('cannot be %j', path => {
    expect(sitePath(path)).toBeUndefined()
  })
})

describe('the path that a visitor requests', () => {
  it('is percent-decoded once', () => {
    expect(requestedPath('/b%C3%BCcherei/')).toBe('/bücherei')
    expect(requestedPath('/bu%CC%88cherei')).toBe('/bücherei')
  })

  it('ends before query and fragment', () => {
    expect(requestedPath('/rathaus?utm=1#oben')).toBe('/rathaus')
  })

  it.each(['/%', '/%E0%A4%A', '/a%2Fb', '/%2e%2e/x', '/a%00b', '/a%5Cb', '/a%252Fb'])('cannot be %j', url => {
    expect(requestedPath(url)).toBeUndefined()
  })
})
