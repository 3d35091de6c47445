import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import type { PreviewProps } from "../lib/preview-props";
import { printSheets } from "../lib/print";
import "./preview.css";

/** A picture, as wide as there is room. */
export function PicturePreview({ document: { name, file }, bytes }: PreviewProps) {
  const address = useDataAddress(bytes, file.type);
  return (
    <>
      <div className="flex justify-end border-b px-3 py-2">
        <Button
          size="sm"
          disabled={!address}
          onClick={() => address && void printSheets([address])}
        >
          <Printer aria-hidden /> Imprimir
        </Button>
      </div>
      <div className="overflow-auto bg-wash p-2">
        {address && <img src={address} alt={name} className="mx-auto max-w-full" />}
      </div>
    </>
  );
}

/** Bytes as an address that the content policy lets a picture have. */
function useDataAddress(bytes: ArrayBuffer, type: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(new Blob([bytes], { type }));
    return () => reader.abort();
  }, [bytes, type]);
  return address;
}
