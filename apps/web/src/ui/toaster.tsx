import { Toast } from "@base-ui/react/toast";
import { useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect } from "react";

import { iconButtonStyle } from "./button-style.ts";
import { serveToasts, type ToastKind } from "./toast-queue.ts";

const shownForMs = 3000;
/** A message with a button stays longer, because it has to be read first. */
const actionForMs = 12_000;
const manager = Toast.createToastManager();

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info } as const;
const tints: Record<ToastKind, string> = {
  success: "text-moss",
  error: "text-alarm",
  warning: "text-wax",
  info: "text-slate",
};

/** Shows each message for three seconds, longer while a pointer or the focus rests on it or it can be acted on. */
export function Toaster() {
  const { t } = useLingui();
  useEffect(
    () =>
      serveToasts(({ kind, text, action }) => {
        const id = manager.add({
          title: text,
          type: kind,
          priority: kind === "error" ? "high" : "low",
          ...(action ? { timeout: actionForMs, actionProps: { children: action.text, onClick: act } } : {}),
        });

        function act(): void {
          manager.close(id);
          action?.run();
        }
      }),
    [],
  );
  return (
    <Toast.Provider toastManager={manager} timeout={shownForMs}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={t`Messages`}
          className="fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,0px)+var(--toast-lift,0px))] z-60 mx-auto flex max-w-md flex-col gap-3 outline-none sm:bottom-[calc(2rem+var(--bottom-bar,0px)+var(--toast-lift,0px))]"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { t } = useLingui();
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const kind = isToastKind(toast.type) ? toast.type : "info";
    const Icon = icons[kind];
    // An error is announced by a separate alert, and its toast is hidden from screen readers: it must not get focus.
    const focus = kind === "error" ? { tabIndex: -1 } : {};
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        {...focus}
        className="translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-card border border-edge bg-card shadow-soft transition-[opacity,translate] duration-200 ease-out data-ending-style:opacity-0 data-limited:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0"
      >
        <Toast.Content className="flex items-center gap-3 py-2 ps-4 pe-2">
          <Icon aria-hidden="true" className={`size-6 shrink-0 ${tints[kind]}`} />
          <Toast.Title render={<p />} className="min-w-0 grow py-1" dir="auto" />
          <Toast.Action className="min-h-11 shrink-0 rounded-[8px] px-3 font-semibold underline underline-offset-4 hover:bg-rule/70" />
          <Toast.Close aria-label={t`Close`} className={iconButtonStyle} {...focus}>
            <X aria-hidden="true" className="size-5" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}

function isToastKind(type: string | undefined): type is ToastKind {
  return type !== undefined && type in icons;
}
