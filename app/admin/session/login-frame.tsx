import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { useGivenProduct, useProductInTitle } from '#app/admin/api/product.ts'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import { Notice } from '#app/ui/notice.tsx'

type LoginFrameProps = { title: string; text: string; children: ReactNode }

/** The layout of the pages before a login. */
export function LoginFrame({ title, text, children }: LoginFrameProps) {
  const product = useGivenProduct()
  useProductInTitle(product)

  return (
    <main
      id="inhoud"
      className="grid min-h-dvh grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] bg-page text-[0.9375rem] max-lg:grid-cols-1 max-lg:grid-rows-[12rem_1fr]"
    >
      <section className="grid content-center justify-items-center px-(--gutter) py-8 max-lg:content-start">
        <div className="w-full max-w-96">
          <p className="flex min-h-11 items-center gap-2.5">
            <LogoMark size={40} />
            <span className="min-w-0 py-1 font-extrabold font-heading text-[1.3125rem]/none tracking-[-0.03em] [overflow-wrap:anywhere]">
              {product}
            </span>
          </p>
          <h1 className="mt-10 text-[2rem] tracking-[-0.02em] max-lg:mt-6">{title}</h1>
          <p className="mt-2 text-ink-muted">{text}</p>
          <noscript>
            <div className="mt-6">
              <Notice tone="caution">Het beheer werkt alleen met JavaScript.</Notice>
            </div>
          </noscript>
          <div className="mt-6">{children}</div>
          <p className="mt-6">
            <Link
              to={href('/')}
              className="-ml-1 inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-[0.2em] hover:underline"
            >
              <ArrowLeft size={18} aria-hidden />
              Terug naar de website
            </Link>
          </p>
        </div>
      </section>
      <div className="relative overflow-hidden bg-[#14264a] before:absolute before:inset-y-0 before:left-0 before:z-1 before:w-2.5 before:bg-(--yellow-500) max-lg:order-first max-lg:before:inset-x-0 max-lg:before:top-auto max-lg:before:h-2 max-lg:before:w-auto">
        <img
          src="/images/inloggen.svg"
          alt=""
          width={900}
          height={1000}
          className="absolute inset-0 size-full object-cover object-[42%_60%] max-lg:object-[42%_26%]"
        />
      </div>
    </main>
  )
}
