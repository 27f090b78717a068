import { useState } from "react";

import { OtpField } from "#ui/otp-field.tsx";

import { Specimen } from "./specimen.tsx";

export function CodeSpecimen() {
  return <Specimen title="Code of six digits">{() => <Codes />}</Specimen>;
}

function Codes() {
  const [code, setCode] = useState("");
  const [halfCode, setHalfCode] = useState("4071");
  const [wrongCode, setWrongCode] = useState("123456");
  return (
    <div className="grid gap-6">
      <OtpField label="Code" value={code} onValueChange={setCode} hint="We mailed it to ada@example.org." />
      <OtpField label="Half a code" value={halfCode} onValueChange={setHalfCode} />
      <OtpField label="Wrong code" value={wrongCode} onValueChange={setWrongCode} error="OTP verification failed" />
      <OtpField label="Disabled code" value="" onValueChange={setCode} disabled />
    </div>
  );
}
