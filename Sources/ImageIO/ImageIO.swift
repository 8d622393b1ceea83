import CPNG
import CJPEG
import CWebP
import CGIF
