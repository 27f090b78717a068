import { useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";

import { IconButton } from "./icon-button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

type PasswordFieldProps = Omit<TextFieldProps, "type" | "trailing" | "dir">;

export function PasswordField({ disabled, ...rest }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...rest}
      disabled={disabled}
      type={isShown ? "text" : "password"}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={isShown ? t`Hide password` : t`Show password`}
          disabled={disabled}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      }
    />
  );
}
